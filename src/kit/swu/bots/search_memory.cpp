#include "kit/swu/bots/search.h"
#include "kit/swu/bots/sight.h"

#include <algorithm>

/// What a search remembers: how much of it, and what the next one takes over.
namespace playmat::bots {

/// Makes room in larger steps as std::vector does, and counts it.
void Search::addEdge(Node &node, const Edge &edge)
{
    const std::size_t room = node.edges.capacity();
    node.edges.push_back(edge);
    m_edges += node.edges.capacity() - room;
}

std::size_t Search::bytes() const
{
    constexpr std::size_t kOfSight = 48; // an entry of std::unordered_map, about
    return m_nodes.capacity() * sizeof(Node) + m_edges * sizeof(Edge) + m_sights.size() * kOfSight;
}

/// Where the seat is asked for the first time after the root.
void Search::noteSight(std::size_t node)
{
    if (m_sighted || m_path.empty() || m_world.decision().player != m_worlds.seat())
        return;
    m_sighted = true;
    if (m_sights.size() < kMostSights)
        m_sights.emplace(sightOf(m_world, m_worlds.seat()), static_cast<int>(node));
}

bool Search::takeOver(const Search &before)
{
    const auto at = before.m_sights.find(sightOf(m_worlds.seen(), m_worlds.seat()));
    if (at == before.m_sights.end())
        return false;
    const Node &known = before.m_nodes[static_cast<std::size_t>(at->second)];
    for (std::size_t i = 0; i < m_nodes[0].edges.size(); ++i) {
        const auto was = std::ranges::find(known.edges, m_nodes[0].edges[i].key, &Edge::key);
        if (was == known.edges.end())
            continue;
        const int child = graft(before, was->child);
        Edge &edge = m_nodes[0].edges[i];
        edge.child = child;
        edge.visits = was->visits;
        edge.available = was->available;
        edge.total = was->total;
        m_kept += edge.visits;
    }
    return true;
}

/// Copies what is below a node of another tree, as far as there is room; where it is then.
int Search::graft(const Search &before, int root)
{
    if (root < 0)
        return -1;
    const std::size_t first = m_nodes.size();
    std::vector<int> from{root};
    for (std::size_t i = 0; i < from.size(); ++i) {
        Node node = before.m_nodes[static_cast<std::size_t>(from[i])];
        m_edges += node.edges.capacity();
        for (Edge &edge : node.edges) {
            if (edge.child < 0)
                continue;
            const bool room = first + from.size() < kMostNodes && m_edges < kMostEdges;
            if (room)
                from.push_back(edge.child);
            edge.child = room ? static_cast<int>(first + from.size() - 1) : -1;
        }
        m_nodes.push_back(std::move(node));
    }
    return static_cast<int>(first);
}

} // namespace playmat::bots
