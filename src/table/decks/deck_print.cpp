#include "table/decks/deck_print.h"

#include "table/files/save_copy.h"
#include "table/game/table_kit.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <array>
#include <cmath>

namespace playmat::table {

namespace {

constexpr int kDotsPerInch = 300;
constexpr int kColumns = 3;

QPageSize paper()
{
    return QPageSize(QLocale().measurementSystem() == QLocale::MetricSystem ? QPageSize::A4
                                                                            : QPageSize::Letter);
}

/// A document in memory with a painter that measures in millimetres from the page's corner.
class Paper
{
public:
    explicit Paper(const QString &title)
        : m_writer(&m_buffer)
    {
        m_buffer.open(QIODevice::WriteOnly);
        m_writer.setTitle(title);
        m_writer.setCreator(QStringLiteral("Playmat"));
        m_writer.setResolution(kDotsPerInch);
        m_writer.setPageSize(paper());
        m_writer.setPageMargins({});
        m_painter.begin(&m_writer);
        scale();
    }
    [[nodiscard]] QPainter &painter() { return m_painter; }
    [[nodiscard]] QSizeF size() const { return paper().size(QPageSize::Millimeter); }
    [[nodiscard]] int pages() const { return m_pages; }
    void turnPage()
    {
        m_writer.newPage();
        ++m_pages;
    }
    /// A font whose letters have this size in points.
    static QFont font(const char *family, double points, QFont::Weight weight = QFont::Normal)
    {
        constexpr double kMillimetresPerPoint = 25.4 / 72;
        QFont font(QString::fromLatin1(family));
        // Fonts have whole pixels, so text is painted in tenths of a millimetre.
        font.setPixelSize(std::max(1, int(std::lround(points * kMillimetresPerPoint * 10))));
        font.setWeight(weight);
        return font;
    }
    void text(const QRectF &box, int flags, const QFont &font, const QString &words)
    {
        m_painter.save();
        m_painter.scale(.1, .1);
        m_painter.setFont(font);
        const QRectF tenths(box.topLeft() * 10, box.size() * 10);
        m_painter.drawText(
            tenths, flags | Qt::TextSingleLine,
            QFontMetricsF(font, &m_writer).elidedText(words, Qt::ElideRight, tenths.width()));
        m_painter.restore();
    }
    [[nodiscard]] QByteArray finish()
    {
        m_painter.end();
        return m_buffer.data();
    }

private:
    void scale() { m_painter.scale(kDotsPerInch / 25.4, kDotsPerInch / 25.4); }

    QBuffer m_buffer;
    QPdfWriter m_writer;
    QPainter m_painter;
    int m_pages = 1;
};

/// The lines of a list, in two columns, page after page.
class ListPages
{
public:
    ListPages(Paper &paper, double top)
        : m_paper(paper)
        , m_top(top)
        , m_y(top)
    {
    }
    void heading(const QString &words)
    {
        makeRoom(3 * kLine);
        m_y += m_y > m_top ? kLine * .6 : 0;
        m_paper.text({x(), m_y, width(), kLine}, Qt::AlignVCenter,
                     Paper::font("Inter", 10, QFont::Bold), words);
        m_y += kLine;
        m_paper.painter().drawLine(QPointF(x(), m_y), QPointF(x() + width(), m_y));
        m_y += kLine * .15;
    }
    void card(int count, const QString &name)
    {
        makeRoom(kLine);
        m_paper.text({x(), m_y, 8, kLine}, Qt::AlignVCenter | Qt::AlignRight,
                     Paper::font("Inter", 9.5, QFont::DemiBold), QString::number(count));
        m_paper.text({x() + 11, m_y, width() - 11, kLine}, Qt::AlignVCenter,
                     Paper::font("Inter", 9.5), name);
        m_y += kLine;
    }

private:
    static constexpr double kMargin = 18;
    static constexpr double kGap = 10;
    static constexpr double kLine = 5.6;

    [[nodiscard]] double width() const { return (m_paper.size().width() - 2 * kMargin - kGap) / 2; }
    [[nodiscard]] double x() const { return kMargin + m_column * (width() + kGap); }
    void makeRoom(double height)
    {
        if (m_y + height <= m_paper.size().height() - kMargin)
            return;
        if (m_column == 1) {
            m_paper.turnPage();
            m_top = kMargin;
        }
        m_column = 1 - m_column;
        m_y = m_top;
    }

    Paper &m_paper;
    double m_top;
    double m_y;
    int m_column = 0;
};

constexpr std::array kFields{QT_TRID_NOOP("deck_print.player"),
                             QT_TRID_NOOP("deck_print.player_id"), QT_TRID_NOOP("deck_print.event"),
                             QT_TRID_NOOP("deck_print.date")};

/// The title, and lines to write on. Returns where the list begins.
double paintHead(Paper &paper, const QString &name, const QString &game)
{
    constexpr double kMargin = 18;
    const double width = paper.size().width() - 2 * kMargin;
    paper.text({kMargin, 14, width, 10}, Qt::AlignVCenter,
               Paper::font("Inter Display", 18, QFont::Bold), name);
    paper.text({kMargin, 24, width, 6}, Qt::AlignVCenter, Paper::font("Inter", 9.5), game);
    for (std::size_t i = 0; i < kFields.size(); ++i) {
        const double x = kMargin + double(i % 2) * width / 2;
        const double y = 34 + double(i / 2) * 11;
        paper.text({x, y, 34, 7}, Qt::AlignBottom, Paper::font("Inter", 9.5), qtTrId(kFields[i]));
        paper.painter().drawLine(QPointF(x + 34, y + 7), QPointF(x + width / 2 - 5, y + 7));
    }
    return 62;
}

/// Short lines around the cards of a page, along which they are cut.
void paintCuts(Paper &paper)
{
    QPainter &painter = paper.painter();
    painter.setPen(QPen(Qt::gray, .1));
    const QRectF first = DeckPrint::placeOf(0, paper.size());
    const QRectF last = DeckPrint::placeOf(DeckPrint::kPerPage - 1, paper.size());
    for (int i = 0; i <= kColumns; ++i) {
        const double x = first.left() + i * DeckPrint::kCard.width();
        const double y = first.top() + i * DeckPrint::kCard.height();
        painter.drawLine(QPointF(x, first.top() - 5), QPointF(x, first.top() - 1));
        painter.drawLine(QPointF(x, last.bottom() + 1), QPointF(x, last.bottom() + 5));
        painter.drawLine(QPointF(first.left() - 5, y), QPointF(first.left() - 1, y));
        painter.drawLine(QPointF(last.right() + 1, y), QPointF(last.right() + 5, y));
    }
}

/// The cards of a deck in rows on one picture, each with its number of copies.
class DeckPicture
{
public:
    DeckPicture(int cards, const QString &name)
        : m_across(std::max(4, int(std::ceil(std::sqrt(cards * kWide)))))
    {
        const int rows = std::max(1, (cards + m_across - 1) / m_across);
        m_image = QImage(kGap + m_across * (kWidth + kGap), kHead + rows * (kHeight + kGap),
                         QImage::Format_RGB32);
        m_image.fill(QColor(0x10, 0x1c, 0x2e));
        m_painter.begin(&m_image);
        m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        m_painter.setPen(Qt::white);
        letters(44);
        const QRect head(kGap, 0, m_image.width() - 2 * kGap, kHead);
        m_painter.drawText(
            head, Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetrics(m_painter.font()).elidedText(name, Qt::ElideRight, head.width()));
    }
    void add(const QImage &card, int copies)
    {
        const QPoint at(kGap + m_next % m_across * (kWidth + kGap),
                        kHead + m_next / m_across * (kHeight + kGap));
        ++m_next;
        m_painter.drawImage(QRect(at, QSize(kWidth, kHeight)), card);
        const QRect badge(at.x() + (kWidth - 84) / 2, at.y() + kHeight - 44, 84, 48);
        m_painter.setBrush(QColor(0x0a, 0x12, 0x1f));
        m_painter.drawRoundedRect(badge, 24, 24);
        letters(30);
        m_painter.drawText(badge, Qt::AlignCenter, QStringLiteral("×%1").arg(copies));
    }
    [[nodiscard]] QByteArray finish()
    {
        m_painter.end();
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        m_image.save(&out, "PNG");
        return out.data();
    }

private:
    // In pixels; a card has the proportions of paper.
    static constexpr int kWidth = 248;
    static constexpr int kHeight = 346;
    static constexpr int kGap = 20;
    static constexpr int kHead = 96;
    static constexpr double kWide = 2.4; ///< rows are longer than columns, as screens are

    void letters(int pixels)
    {
        QFont font(QStringLiteral("Inter Display"));
        font.setPixelSize(pixels);
        font.setWeight(QFont::Bold);
        m_painter.setFont(font);
    }

    int m_across;
    int m_next = 0;
    QImage m_image;
    QPainter m_painter;
};

} // namespace

QRectF DeckPrint::placeOf(int number, const QSizeF &page)
{
    const int at = number % kPerPage;
    const QSizeF all = kCard * kColumns;
    return {QPointF((page.width() - all.width()) / 2 + at % kColumns * kCard.width(),
                    (page.height() - all.height()) / 2 + at / kColumns * kCard.height()),
            kCard};
}

bool DeckPrint::writeList(const QString &path)
{
    if (m_desk == nullptr || m_desk->deckKit() == nullptr)
        return false;
    Paper paper(m_desk->name());
    paper.painter().setPen(QPen(Qt::black, .2));
    ListPages pages(paper, paintHead(paper, m_desk->name(), m_desk->library()->game().title));
    for (const DeskLine &line : m_desk->lines()->rows()) {
        if (line.slot >= m_desk->considered())
            continue;
        const QString whole = line.facts.subtitle.isEmpty()
            ? line.name
            : line.facts.name + QStringLiteral(" – ") + line.facts.subtitle;
        if (line.heading)
            pages.heading(QStringLiteral("%1 (%2)").arg(line.name, QString::number(line.count)));
        else
            pages.card(line.count, whole);
    }
    return save(path, paper.finish(), paper.pages());
}

int DeckPrint::begin()
{
    m_cards.clear();
    if (m_missing != nullptr) {
        DeckLibrary &library = *m_missing->library();
        for (const MissingLine &line : m_missing->lines()->rows())
            if (!line.cardId.isEmpty())
                add(library.kit().printedCard(*library.library(), line.cardId), line.missing);
    } else if (m_desk != nullptr) {
        for (const DeskLine &line : m_desk->lines()->rows())
            if (line.known && line.slot < m_desk->considered())
                add(line.facts, line.count);
    }
    return int(m_cards.size());
}

void DeckPrint::add(const CardFacts &facts, int copies)
{
    const auto there = std::ranges::find_if(
        m_cards, [&](const Card &card) { return card.facts.cardId == facts.cardId; });
    if (there != m_cards.end())
        there->copies += copies; // it is in the sideboard, too
    else
        m_cards.push_back({facts, copies, {}});
}

QString DeckPrint::name() const
{
    return m_missing != nullptr ? m_missing->name()
        : m_desk != nullptr     ? m_desk->name()
                                : QString();
}

CardFacts DeckPrint::factsAt(int card) const
{
    return card < 0 || card >= int(m_cards.size()) ? CardFacts() : m_cards[std::size_t(card)].facts;
}

void DeckPrint::take(int card, const QImage &picture)
{
    if (card >= 0 && card < int(m_cards.size()))
        m_cards[std::size_t(card)].picture = picture.convertToFormat(QImage::Format_RGB32);
}

bool DeckPrint::writeCards(const QString &path)
{
    Paper paper(name());
    int number = 0;
    for (const Card &card : m_cards)
        for (int i = 0; i < card.copies && !card.picture.isNull(); ++i, ++number) {
            if (number > 0 && number % kPerPage == 0)
                paper.turnPage();
            if (number % kPerPage == 0)
                paintCuts(paper);
            paper.painter().drawImage(placeOf(number, paper.size()), card.picture);
        }
    return save(path, paper.finish(), paper.pages());
}

bool DeckPrint::writePicture(const QString &path)
{
    const auto shown
        = std::ranges::count_if(m_cards, [](const Card &card) { return !card.picture.isNull(); });
    DeckPicture picture(int(shown), name());
    for (const Card &card : m_cards)
        if (!card.picture.isNull())
            picture.add(card.picture, card.copies);
    return save(path, picture.finish(), 1);
}

bool DeckPrint::save(const QString &path, const QByteArray &file, int pages)
{
    m_problem = saveCopy(path, file);
    m_pages = m_problem.isEmpty() ? pages : 0;
    emit changed();
    return m_problem.isEmpty();
}

} // namespace playmat::table
