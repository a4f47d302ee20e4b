#pragma once

#include "scenarios/deed.h"

namespace playmat::scenarios {

/// Reads the steps of a board and carries them out.
class Stage
{
public:
    Stage(Table &table, const CardNames &cards, const Mentioned &mentioned);

    /// What is wrong with the step; empty: nothing. `next` is the line after it.
    [[nodiscard]] std::string step(const std::string &text, const std::string &next);
    /// The same at the end of a board: no card's question may be open.
    [[nodiscard]] std::string end();

private:
    using Check = void (Stage::*)(LineReader &);
    struct Row
    {
        const char *words;
        Check check;
    };
    static const std::vector<Row> &rows();

    void carryOut(LineReader &line, bool concedes);
    void submit(const core::Answer &answer);
    void keep(const std::string &next);
    bool macro(LineReader &line);

    void asks(LineReader &line);
    void optionsExactly(LineReader &line);
    void wants(LineReader &line);
    void countsOptions(LineReader &line);
    void noQuestion(LineReader &line);
    void myTurn(LineReader &line);
    void yourTurn(LineReader &line);
    void askedBy(LineReader &line);
    void refuses(LineReader &line);
    void can(LineReader &line);
    void cannot(LineReader &line);
    void happened(LineReader &line);
    void nothingFits(LineReader &line);
    void goOn(LineReader &line);
    void expects(LineReader &line);

    void isTurnOf(Side side);
    void bounds(LineReader &line);
    void reason(LineReader &line, const Deed &deed);
    void costs(LineReader &line, const std::vector<std::size_t> &options);
    void cardFact(LineReader &line, int id);
    bool placeFact(LineReader &line, int id);
    void seatFact(LineReader &line, Side side);
    bool zoneFact(LineReader &line, Side side);
    void gameFact(LineReader &line);
    bool resultFact(LineReader &line);
    void value(LineReader &line, const Fact &fact, const Json &there);
    void listed(LineReader &line, const Fact &fact, const Json &there);
    void with(LineReader &line, const Fact &fact, const Json &there);
    void same(const std::string &what, const Json &wanted, const Json &there);
    [[nodiscard]] std::optional<int> id(const CardRef &card);
    void fail(std::string what);

    Table &m_table;
    const CardNames &m_cards;
    const Mentioned &m_mentioned;
    std::string m_fault;
};

} // namespace playmat::scenarios
