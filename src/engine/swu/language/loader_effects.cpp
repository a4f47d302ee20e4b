#include "engine/swu/language/op.h"

namespace playmat::swu {

Node TreeReader::effect(const JsonCursor &at)
{
    Node n;
    if (const OpSpec *op = findForm<OpSpec>(at, allOps(), "effect")) {
        n.op = op;
        readForm(*this, at, op->form, n);
    }
    return n;
}

NodeId TreeReader::effects(const JsonCursor &at)
{
    NodeId next = 0;
    if (!at.expectArray())
        return next;
    for (std::size_t i = at.size(); i-- > 0;) {
        Node n = effect(at.item(i));
        n.next = next;
        next = append(n);
    }
    return next;
}

NodeId TreeReader::append(const Node &node)
{
    m_db.program.nodes.push_back(node);
    return static_cast<NodeId>(m_db.program.nodes.size() - 1);
}

void describeEffects(std::vector<FormText> &out)
{
    for (const OpSpec *op : allOps())
        out.push_back(op->form.text("effect_" + std::string(op->form.word())));
}

} // namespace playmat::swu
