package dalmuti.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A network of edges with capacities, and the most that can flow through it (Ford and Fulkerson).
final class FlowNetwork {

    private final List<List<Integer>> edgesAt = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();
    private int[] left = {};
    private int[][] from = {};
    private int[] to = {};
    private boolean[] visited = {};

    FlowNetwork(int nodes) {
        for (int node = 0; node < nodes; node++) {
            edgesAt.add(new ArrayList<>());
        }
    }

    /// Edges are numbered from 0 in the order in which they are made.
    void edge(int start, int end) {
        edgesAt.get(start).add(ends.size());
        ends.add(end);
        edgesAt.get(end).add(ends.size());
        ends.add(start);
    }

    void clear() {
        if (to.length == 0) {
            to = ends.stream().mapToInt(it -> it).toArray();
            from =
                    edgesAt.stream()
                            .map(it -> it.stream().mapToInt(e -> e).toArray())
                            .toArray(int[][]::new);
            visited = new boolean[from.length];
        }
        left = new int[to.length];
    }

    void capacity(int edge, int capacity) {
        left[2 * edge] = capacity;
    }

    /// How much flows through an edge.
    int through(int edge) {
        return left[2 * edge + 1];
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
        for (int edge : from[node]) {
            int end = to[edge];
            if (left[edge] > 0 && !visited[end] && pushed < most) {
                int more = push(end, sink, Math.min(most - pushed, left[edge]));
                left[edge] -= more;
                left[edge ^ 1] += more;
                pushed += more;
            }
        }
        visited[node] = pushed < most; // otherwise there may be more
        return pushed;
    }
}
