#include "checks/en1993/national_annex.hpp"

#include "checks/en1993/tables.gen.hpp"

namespace loadpath::en1993 {

AnnexValues values_of(document::NationalAnnex annex, const Dimensions& size) {
    const tables::Annex& row = tables::annexes[static_cast<std::size_t>(annex)];
    return {row.gamma_m0, row.gamma_m1, size.is_welded() ? row.welded : row.rolled, row.source};
}

}  // namespace loadpath::en1993
