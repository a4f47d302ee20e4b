#include "scenarios/position.h"

#include <fmt/format.h>

namespace playmat::scenarios {

namespace {

template <class Row>
std::vector<std::string> wordsOfRows(const std::vector<Row> &rows)
{
    std::vector<std::string> out;
    for (const Row &row : rows)
        out.push_back(row.word);
    return out;
}

/// The row that the line goes on with, whose word is skipped; nullptr: none.
template <class Row>
const Row *rowAt(LineReader &line, const std::vector<Row> &rows)
{
    for (const Row &row : rows)
        if (line.eat(row.word))
            return &row;
    return nullptr;
}

class Layout
{
public:
    Layout(const Words &words, const CardNames &cards, const Mentioned &mentioned, Seating seating)
        : m_words(words)
        , m_cards(cards)
        , m_mentioned(mentioned)
        , m_seating(seating)
        , m_out(words.position)
    {
        m_out["players"] = Json::array({nullptr, nullptr});
        m_out["players"][m_seating.seat(Side::Me)] = words.me;
        m_out["players"][m_seating.seat(Side::You)] = words.you;
        for (const Header &header : words.headers)
            if (header.kind == Header::Kind::Side && m_out.contains(header.member))
                m_out[header.member]
                    = m_seating.seat(m_out[header.member] == "me" ? Side::Me : Side::You);
    }

    Json read(const std::vector<Line> &lines, Fault &fault)
    {
        for (const Line &text : lines) {
            LineReader line(text.text, m_words, m_cards, m_mentioned);
            read(line);
            if (line.failed()) {
                fault = {text.number, line.fault()};
                break;
            }
        }
        return std::move(m_out);
    }

private:
    void read(LineReader &line)
    {
        const bool game = line.eat("game");
        const Side side = game ? Side::Me : line.side();
        line.expect(":");
        while (!line.failed()) {
            if (game)
                header(line);
            else
                spot(line, m_out["players"][m_seating.seat(side)]);
            if (line.done())
                return;
            line.expect(";");
        }
    }

    void header(LineReader &line)
    {
        const Header *row = rowAt(line, m_words.headers);
        if (row == nullptr)
            return unknown(line, wordsOfRows(m_words.headers));
        Json &to = m_out[row->member];
        switch (row->kind) {
        case Header::Kind::Number:
            to = line.number();
            break;
        case Header::Kind::Side:
            to = m_seating.seat(line.side());
            break;
        case Header::Kind::Word:
            to = line.word();
            break;
        case Header::Kind::Flag:
            to = true;
            break;
        }
    }

    static void unknown(LineReader &line, const std::vector<std::string> &known)
    {
        line.fail(fmt::format("\"{}\" cannot be laid out{}", line.peek(),
                              didYouMean(line.peek(), known)));
    }

    void spot(LineReader &line, Json &seat)
    {
        const Spot *row = rowAt(line, m_words.spots);
        if (row == nullptr)
            return unknown(line, wordsOfRows(m_words.spots));
        switch (row->kind) {
        case Spot::Kind::Cards:
            seat[row->member] = list(line, row->marks);
            break;
        case Spot::Kind::One:
            one(line, seat[row->member]);
            break;
        case Spot::Kind::Number:
            seat[row->member] = line.number();
            break;
        case Spot::Kind::Flag:
            seat[row->member] = true;
            break;
        }
    }

    Json list(LineReader &line, bool marked)
    {
        Json out = Json::array();
        if (line.eat("empty"))
            return out;
        do {
            const int count = line.atNumber() ? line.number() : 0;
            Json card;
            card["card"] = count > 0 ? m_words.filler : placed(line);
            if (marked)
                marks(line, card);
            for (int i = 0; i < std::max(count, 1); ++i)
                out.push_back(marked ? card : card["card"]);
        } while (line.eat(","));
        return out;
    }

    /// The id of a card that is laid out.
    static std::string placed(LineReader &line)
    {
        const CardRef card = line.card();
        if (card.single != nullptr || card.number != 1)
            line.fail("a card that is laid out is named alone");
        return card.id;
    }

    void one(LineReader &line, Json &to)
    {
        if (line.atCard())
            to = Json{{"card", placed(line)}};
        marks(line, to);
    }

    void marks(LineReader &line, Json &card)
    {
        while (const Mark *row = rowAt(line, m_words.marks)) {
            Json &to = card[row->member];
            switch (row->kind) {
            case Mark::Kind::Flag:
                to = true;
                break;
            case Mark::Kind::Number:
                to = line.number();
                break;
            case Mark::Kind::Cards:
                to = Json::array();
                for (const CardRef &below : line.cards(false))
                    to.push_back(below.id);
                break;
            case Mark::Kind::Side:
                to = m_seating.seat(line.side());
                break;
            }
        }
        if (!line.done() && line.peek() != "," && line.peek() != ";")
            line.fail(fmt::format("\"{}\" is nothing that a card can be{}", line.peek(),
                                  didYouMean(line.peek(), wordsOfRows(m_words.marks))));
    }

    const Words &m_words;
    const CardNames &m_cards;
    const Mentioned &m_mentioned;
    Seating m_seating;
    Json m_out;
};

} // namespace

Json positionOf(const Board &board, const Words &words, const CardNames &cards,
                const Mentioned &mentioned, Seating seating, Fault &fault)
{
    return Layout(words, cards, mentioned, seating).read(board.layout, fault);
}

} // namespace playmat::scenarios
