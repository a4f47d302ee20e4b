#pragma once

#include "engine/riftbound/language/card_db.h"

#include <string>
#include <vector>

/// Reads card files (resources/cards/riftbound/*.json).
namespace playmat::riftbound {

struct CardFile
{
    std::string name;
    std::string text;
};

/// An error and its location.
struct LoadError
{
    std::string file;
    std::string card;
    std::string path;
    std::string message;
};

struct Loaded
{
    CardDb db;
    std::vector<LoadError> problems;
};

[[nodiscard]] Loaded loadCards(const std::vector<CardFile> &files);

} // namespace playmat::riftbound
