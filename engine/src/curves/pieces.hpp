// The pieces of a curve. Most curves have one, which is kept without asking for memory: a large
// frame has some hundred thousand of them.
#pragma once

#include <initializer_list>
#include <vector>

#include "curves/polynomial.hpp"

namespace loadpath::curves {

struct Piece {
    double x0 = 0.0;
    double x1 = 0.0;
    Polynomial p;  // in x - x0
};

class Pieces {
 public:
    Pieces() = default;
    Pieces(std::initializer_list<Piece> pieces) {
        for (const Piece& piece : pieces) push_back(piece);
    }

    void push_back(const Piece& piece) {
        if (size_ == 0) {
            only_ = piece;
        } else {
            if (size_ == 1) all_.assign(1, only_);
            all_.push_back(piece);
        }
        ++size_;
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Piece* begin() const { return size_ > 1 ? all_.data() : &only_; }
    const Piece* end() const { return begin() + size_; }
    Piece* begin() { return size_ > 1 ? all_.data() : &only_; }
    Piece* end() { return begin() + size_; }
    const Piece& operator[](std::size_t k) const { return begin()[k]; }
    Piece& operator[](std::size_t k) { return begin()[k]; }
    const Piece& front() const { return *begin(); }
    const Piece& back() const { return end()[-1]; }
    Piece& back() { return end()[-1]; }

 private:
    std::size_t size_ = 0;
    Piece only_;
    std::vector<Piece> all_;  // where there are several
};

}  // namespace loadpath::curves
