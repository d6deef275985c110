import type * as Rest from "protocol/rest";
import { reportUnreachable } from "../store/network";
import { language, say } from "../words/words";
import { guest } from "./guest";
import { readable } from "./refusal";

/** The server does not do what it was asked, and says why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly rule: string,
    readonly key: string,
    text: string,
    /** In which line of a record. */
    readonly line?: number,
  ) {
    super(text);
  }
}

/** The network does not get through to the server. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export async function fetched(method: Method, path: string, body?: object | string): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  const token = guest()?.token;
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) {
    headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
  }
  const text = typeof body === "object" ? JSON.stringify(body) : body;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(text === undefined ? {} : { body: text }) });
  } catch {
    reportUnreachable();
    throw new Unreachable(say("web.unreachable"));
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const { rule, key, text, line } = (await response.json()) as Rest.Problem;
    return new Refused(response.status, rule, key, readable(rule, text), line);
  } catch {
    return new Refused(response.status, "server", "", say("web.unreachable"));
  }
}

export async function ask<T>(method: Method, path: string, body?: object | string): Promise<T> {
  const response = await fetched(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const part = encodeURIComponent;
