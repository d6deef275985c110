package dalmuti.notation.hidden;

import java.util.Arrays;

/// A network of edges with capacities, and the most that can flow through it (Ford and Fulkerson).
final class FlowNetwork {

    private static final int NONE = -1;
    private static final int USUAL_EDGES = 1024;

    private final int[] lastEdge;
    private final boolean[] visited;
    private int[] ends = new int[USUAL_EDGES];
    private int[] before = new int[USUAL_EDGES];
    private int[] left = new int[USUAL_EDGES];
    private int edges;

    FlowNetwork(int nodes) {
        lastEdge = new int[nodes];
        Arrays.fill(lastEdge, NONE);
        visited = new boolean[nodes];
    }

    /// Gives the edge's number.
    int edge(int start, int end, int capacity) {
        if (edges + 2 > ends.length) {
            ends = Arrays.copyOf(ends, 2 * edges);
            before = Arrays.copyOf(before, 2 * edges);
            left = Arrays.copyOf(left, 2 * edges);
        }
        half(start, end, capacity);
        half(end, start, 0);
        return edges - 2;
    }

    private void half(int start, int end, int capacity) {
        ends[edges] = end;
        left[edges] = capacity;
        before[edges] = lastEdge[start];
        lastEdge[start] = edges++;
    }

    /// How much flows through an edge.
    int through(int edge) {
        return left[edge ^ 1];
    }

    int flow(int source, int sink) {
        int flow = 0;
        int more;
        do {
            Arrays.fill(visited, false);
            more = push(source, sink, Integer.MAX_VALUE);
            flow += more;
        } while (more > 0);
        return flow;
    }

    private int push(int node, int sink, int most) {
        if (node == sink) {
            return most;
        }
        visited[node] = true;
        int pushed = 0;
        for (int edge = lastEdge[node]; edge != NONE && pushed < most; edge = before[edge]) {
            if (left[edge] > 0 && !visited[ends[edge]]) {
                int more = push(ends[edge], sink, Math.min(most - pushed, left[edge]));
                left[edge] -= more;
                left[edge ^ 1] += more;
                pushed += more;
            }
        }
        visited[node] = pushed < most; // otherwise there may be more
        return pushed;
    }
}
