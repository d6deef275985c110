// Holds the types that the browser reads answers by (wire/api.ts) to what the server says of them (openapi.json).
import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import type * as TypeScript from "typescript";

const ts = createRequire(`${process.cwd()}/`)("./target/node_modules/typescript") as typeof TypeScript;

interface Schema {
  type?: string;
  $ref?: string;
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

const SCHEMAS = (JSON.parse(readFileSync("../docs/protocol/openapi.json", "utf8")) as { components: { schemas: Record<string, Schema> } })
  .components.schemas;

const SOURCE = ts.createSourceFile("api.ts", readFileSync("src/main/web/wire/api.ts", "utf8"), ts.ScriptTarget.ES2022);
const INTERFACES = new Map(SOURCE.statements.filter(ts.isInterfaceDeclaration).map((it) => [it.name.text, it]));

/** Types that lie in another are called after both on the server's side. */
const CALLED: Record<string, string> = {
  Sheet: "GamesSheet",
  Preset: "GamesPreset",
  Choice: "GamesChoice",
  Device: "DevicesDevice",
  Level: "LevelsLevel",
  Result: "MatchCardResult",
  Rival: "StatisticsRival",
  RuleSection: "RuleSheetSection",
  Rule: "RuleSheetRule",
  Lesson: "LessonsLesson",
  LessonStep: "LessonsStep",
};

function schemaOf(name: string): Schema {
  const called = CALLED[name] ?? name;
  return SCHEMAS[called] ?? assert.fail(`${called} is not in openapi.json`);
}

function members(fields: TypeScript.NodeArray<TypeScript.TypeElement>, schema: Schema, where: string): void {
  const declared = fields.filter(ts.isPropertySignature);
  assert.deepEqual(
    declared.map((it) => it.name.getText(SOURCE) + (it.questionToken ? "?" : "")).sort(),
    Object.keys(schema.properties ?? {}).map((it) => it + (schema.required?.includes(it) ? "" : "?")).sort(),
    `fields of ${where}`,
  );
  for (const it of declared) agrees(it.type!, schema.properties![it.name.getText(SOURCE)]!, `${where}.${it.name.getText(SOURCE)}`);
}

function agrees(type: TypeScript.TypeNode, schema: Schema, where: string): void {
  const text = type.getText(SOURCE);
  if (schema.$ref) agrees(type, SCHEMAS[schema.$ref.split("/").at(-1)!]!, where);
  else if (schema.type === "array") agrees((type as TypeScript.ArrayTypeNode).elementType ?? assert.fail(`${where}: ${text}`), schema.items!, `${where}[]`);
  else if (schema.type === "object" && typeof schema.additionalProperties === "object") assert.match(text, /^Record<string, /, where);
  else if (schema.type === "object") isObject(type, schema, where);
  else if (schema.type === "string") assert.match(text, /^(?:string|"[A-Z]+"(?: \| "[A-Z]+")*)$/, where);
  else if (schema.type === "integer" || schema.type === "number") assert.equal(text, "number", where);
  else if (schema.type === "boolean") assert.equal(text, "boolean", where);
  // anything else is the protocol of a table, whose types are generated
}

function isObject(type: TypeScript.TypeNode, schema: Schema, where: string): void {
  if (ts.isTypeLiteralNode(type)) return members(type.members, schema, where);
  const declared = INTERFACES.get(type.getText(SOURCE));
  assert.ok(declared, `${where} is ${type.getText(SOURCE)}`);
  members(declared.members, schema, declared.name.text);
}

for (const [name, { members: fields }] of INTERFACES) {
  test(`${name} is as the server says`, () => members(fields, schemaOf(name), name));
}
