#include "engine/swu/abilities/op.h"

#include <algorithm>

namespace playmat::swu {

const OpSpec kNoOp{
    .form = {},
    .apply = [](Machine &, Frame &, const Node &, const CardSet &) { return false; },
};

const std::vector<const OpSpec *> &allOps()
{
    static const std::vector<const OpSpec *> ops = [] {
        std::vector<const OpSpec *> all;
        for (const Ops family :
             {damageOps(), cardOps(), lastingOps(), nextOps(), handOps(), deckOps(), playOps(),
              attackOps(), choiceOps(), controlOps(), eachOps(), discloseOps(), forceOps()})
            all.insert(all.end(), family.begin(), family.end());
        return all;
    }();
    return ops;
}

const OpSpec *findOp(std::string_view word)
{
    const auto &ops = allOps();
    const auto found = std::find_if(ops.begin(), ops.end(),
                                    [&](const OpSpec *o) { return o->form.word() == word; });
    return found == ops.end() ? nullptr : *found;
}

} // namespace playmat::swu
