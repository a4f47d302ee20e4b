// The gestures of the table, as data. Sides are those of the headless protocol; "me" decides.
#include "gestures.h"

namespace playmat::qmltest {

namespace {

using std::vector;

const vector<Form> kFromHand{Form::Drag, Form::Click,  Form::Keys,
                             Form::Menu, Form::Reader, Form::Peek};
const vector<Form> kOnTable{Form::Drag, Form::Click, Form::Keys, Form::Menu, Form::Reader};
const vector<Form> kButton{Form::Click, Form::Keys, Form::Reader};

Side side(const char *members)
{
    return {QString::fromUtf8(members)};
}

Move carry(const char *card, const char *onto, const char *words)
{
    return {Move::Carry, QLatin1String(card), QLatin1String(onto), QLatin1String(words)};
}

Move carryAt(const char *card, const char *onto)
{
    return {Move::CarryAt, QLatin1String(card), QLatin1String(onto), QStringLiteral("Play")};
}

Move choose(const char *card)
{
    return {Move::Choose, QLatin1String(card), {}, {}};
}

Move give(const char *card, int times)
{
    return {Move::Give, QLatin1String(card), {}, {}, times};
}

Move ability(const char *card, const char *words)
{
    return {Move::Ability, QLatin1String(card), {}, QLatin1String(words)};
}

Outcome is(const char *of, const char *what, const char *value)
{
    return {QLatin1String(of), QLatin1String(what), QLatin1String(value)};
}

vector<Gesture> playing()
{
    return {
        {"PlayAGroundUnit",
         side(R"("hand":["SOR_095","SOR_128"])"),
         side(R"("ground":["SOR_046"])"),
         {},
         {carry("me:SOR_095", "me/ground", "Play Battlefield Marine")},
         {is("me:SOR_095", "zone", "ground"), is("me", "resources", "10")},
         kFromHand},
        {"PlayASpaceUnit",
         side(R"("hand":["SOR_237","SOR_128"])"),
         side(""),
         {},
         {carry("me:SOR_237", "me/space", "Play Alliance X-Wing")},
         {is("me:SOR_237", "zone", "space")},
         kFromHand},
        {"PlayAnEventAtAUnit",
         side(R"("hand":["SOR_172","SOR_128"])"),
         side(R"("ground":["SOR_046","SOR_063"])"),
         {},
         {carryAt("me:SOR_172", "they:SOR_046")},
         {is("they:SOR_046", "damage", "4"), is("they:SOR_063", "damage", "0")},
         kFromHand},
        {"PlayAnUpgradeOntoAUnit",
         side(R"("hand":["SOR_069","SOR_128"],"ground":["SOR_095","SOR_046"])"),
         side(R"("ground":["SOR_063"])"),
         {},
         {carry("me:SOR_069", "me:SOR_095", "Play on Battlefield Marine")},
         {is("me:SOR_095", "upgrades", "1"), is("me:SOR_046", "upgrades", "0")},
         kFromHand},
        {"PutAResourceDownInTheRegroupPhase",
         side(R"("hand":["SOR_095","SOR_128"],"deck":["SOR_046","SOR_046","SOR_063"])"),
         side(R"("hand":["SOR_225"])"),
         {},
         {{Move::Resource, QStringLiteral("me:SOR_095"), {}, {}}},
         {is("me", "resources", "11")},
         kFromHand},
        {"PutTheFirstResourcesDown",
         side(""),
         side(""),
         {},
         {{Move::Resource, QStringLiteral("me:hand1"), {}, {}},
          {Move::Resource, QStringLiteral("me:hand4"), {}, {}},
          {Move::Done, {}, {}, {}}},
         {},
         kFromHand,
         true},
    };
}

/// Resources that can be played from where they lie; the top card of the deck replaces them.
vector<Gesture> smuggling()
{
    return {
        {"SmuggleAUnit",
         side(R"("leader":"SHD_018","base":"SHD_020","deck":["SHD_204"],
                 "resources":["SOR_095","SHD_111","SOR_095","SOR_095","SOR_095","SOR_095"])"),
         side(R"("ground":["SOR_046"])"),
         {},
         {carry("me:SHD_111", "me/space", "Smuggle Collections Starhopper 5 resources")},
         {is("me:SHD_111", "zone", "space"), is("me", "resources", "6"),
          is("me:SHD_204", "zone", "resources"), is("me:SHD_204", "exhausted", "1")},
         kOnTable},
        {"SmuggleAnUpgrade",
         side(R"("leader":"SHD_018","base":"SHD_020","deck":["SHD_204"],"ground":["SOR_046"],
                 "resources":["SOR_095","SHD_174","SOR_095","SOR_095","SOR_095","SOR_095"])"),
         side(R"("ground":["SOR_063"])"),
         {},
         {carry("me:SHD_174", "me:SOR_046", "Smuggle on Consular Security Force")},
         {is("me:SOR_046", "upgrades", "1"), is("me", "resources", "6"),
          is("me:SHD_204", "exhausted", "1")},
         kOnTable},
    };
}

vector<Gesture> fighting()
{
    return {
        {"AttackAUnit",
         side(R"("ground":["SOR_046","SOR_095"])"),
         side(R"("ground":["SOR_063"],"space":["SOR_225"])"),
         {},
         {carry("me:SOR_046", "they:SOR_063", "Attack Cloud City Wing Guard")},
         {is("they:SOR_063", "damage", "3"), is("me:SOR_046", "damage", "2"),
          is("me:SOR_046", "exhausted", "1")},
         kOnTable},
        {"AttackTheBase",
         side(R"("space":["SOR_237"])"),
         side(R"("ground":["SOR_063"],"space":["SOR_225"])"),
         {},
         {carry("me:SOR_237", "they:SOR_023", "Attack Command Center")},
         {is("they:SOR_023", "damage", "2"), is("me:SOR_237", "exhausted", "1")},
         kOnTable},
        {"DeployTheLeader",
         side(R"("ground":["SOR_046"])"),
         side(R"("ground":["SOR_063"])"),
         {},
         {carry("me:SOR_010", "me/ground", "Deploy")},
         {is("me:SOR_010", "zone", "ground")},
         kOnTable},
    };
}

vector<Gesture> choosing()
{
    return {
        {"TheOwnActionOfAUnit",
         side(R"("ground":["SOR_094","SOR_046","SOR_063"])"),
         side(""),
         {},
         {ability("me:SOR_094", "Experience"), choose("me:SOR_046")},
         {is("me:SOR_046", "experience", "1"), is("me:SOR_063", "experience", "0"),
          is("me:SOR_094", "exhausted", "1")},
         kOnTable},
        {"TheActionOfALeader",
         side(R"("leader":"SOR_007","ground":["SOR_128","SOR_046"])"),
         side(R"("ground":["SOR_128"])"),
         {},
         {ability("me:SOR_007", "Experience"), choose("they:SOR_128")},
         {is("they:SOR_128", "experience", "1"), is("me:SOR_007", "exhausted", "1")},
         kOnTable},
        {"ChooseSeveral",
         side(R"("hand":["SOR_080","SOR_225"],"ground":["SOR_128","SOR_046","SOR_063"])"),
         side(""),
         {},
         {carry("me:SOR_080", "me/ground", "Play General Tagge"),
          choose("me:SOR_128"),
          choose("me:SOR_063"),
          {Move::Done, {}, {}, {}}},
         {is("me:SOR_128", "experience", "1"), is("me:SOR_063", "experience", "1"),
          is("me:SOR_046", "experience", "0")},
         kFromHand},
        {"DivideDamage",
         side(R"("hand":["SOR_135","SOR_225"])"),
         side(R"("ground":["SOR_046","SOR_063"])"),
         {},
         {carry("me:SOR_135", "me/ground", "Play Emperor Palpatine"),
          give("they:SOR_046", 4),
          give("they:SOR_063", 2),
          {Move::Done, {}, {}, {}}},
         {is("they:SOR_046", "damage", "4"), is("they:SOR_063", "damage", "2")},
         kFromHand},
        {"OrderTriggers",
         side(R"("hand":["SOR_038","SOR_225"])"),
         side(R"("ground":["SOR_046","SOR_063"])"),
         {},
         {carry("me:SOR_038", "me/ground", "Play Count Dooku"),
          {Move::Line, {}, {}, QStringLiteral("Shielded")},
          choose("they:SOR_063")},
         {is("me:SOR_038", "shields", "1"), is("they:SOR_063", "zone", "discard")},
         kFromHand},
    };
}

vector<Gesture> plain()
{
    return {
        {"TakeTheInitiative",
         side(R"("ground":["SOR_046"])"),
         side(R"("ground":["SOR_063"])"),
         {},
         {{Move::Initiative, {}, {}, {}}},
         {is("me", "initiative", "1")},
         kOnTable},
        {"Pass",
         side(R"("ground":["SOR_046"])"),
         side(R"("ground":["SOR_063"])"),
         {},
         {{Move::Pass, {}, {}, {}}},
         {is("me", "passed", "1")},
         kButton},
    };
}

} // namespace

const std::vector<Gesture> &allGestures()
{
    static const vector<Gesture> all = [] {
        vector<Gesture> gestures;
        for (const auto &part : {playing(), smuggling(), fighting(), choosing(), plain()})
            gestures.insert(gestures.end(), part.begin(), part.end());
        return gestures;
    }();
    return all;
}

} // namespace playmat::qmltest
