"""The families of the library, in the order in which they are listed, and their tables.

A table is one file in `data/`: nominal dimensions, and tabulated figures where the dimensions do
not determine them. A family may have several, one per standard.
"""

from typing import Literal, NamedTuple

Shape = Literal["I", "U", "L", "T", "RHS", "CHS"]
Making = Literal["rolled", "hot finished", "cold formed", "HSS"]


class Table(NamedTuple):
    file: str
    shape: Shape
    making: Making = "rolled"


class Family(NamedTuple):
    name: str
    description: str
    tables: tuple[Table, ...]
    also: tuple[str, ...] = ()
    """Other letters by which its sections are known."""


FAMILIES = (
    Family(
        "IPE",
        "European I beams, parallel flanges, with the variants A, AA, O, R, V and 750",
        (Table("ipe", "I"),),
    ),
    Family("HEAA", "European wide flange beams, extra light", (Table("heaa", "I"),), ("HE",)),
    Family("HEA", "European wide flange beams, light", (Table("hea", "I"),), ("HE",)),
    Family("HEB", "European wide flange beams", (Table("heb", "I"),), ("HE",)),
    Family("HEM", "European wide flange beams, heavy", (Table("hem", "I"),), ("HE",)),
    Family("HEC", "European wide flange beams between B and M", (Table("hec", "I"),), ("HE",)),
    Family("HEx", "European wide flange beams named by mass", (Table("he", "I"),), ("HE",)),
    Family("HD", "European wide flange columns", (Table("hd", "I"),)),
    Family("HL", "European extra wide flange beams", (Table("hl", "I"),)),
    Family(
        "HP",
        "Bearing piles, European (by depth in mm) and American (by depth in inches)",
        (Table("hp", "I"), Table("us_hp", "I")),
    ),
    Family("IPN", "European I beams with sloping flanges", (Table("ipn", "I"),), ("INP", "I")),
    Family("UPE", "European channels, parallel flanges", (Table("upe", "U"),)),
    Family("UPN", "European channels with sloping flanges", (Table("upn", "U"),), ("U",)),
    Family("RHS", "Rectangular tubes, hot finished", (Table("rhs", "RHS", "hot finished"),)),
    Family("SHS", "Square tubes, hot finished", (Table("shs", "RHS", "hot finished"),)),
    Family("CHS", "Round tubes, hot finished", (Table("chs", "CHS", "hot finished"),)),
    Family("CFRHS", "Rectangular tubes, cold formed", (Table("cfrhs", "RHS", "cold formed"),)),
    Family("CFSHS", "Square tubes, cold formed", (Table("cfshs", "RHS", "cold formed"),)),
    Family("CFCHS", "Round tubes, cold formed", (Table("cfchs", "CHS", "cold formed"),)),
    Family(
        "L",
        "Equal and unequal angles, European (mm) and American (inches)",
        (Table("l", "L"), Table("us_l", "L")),
        ("UKA",),
    ),
    Family("UB", "British universal beams", (Table("ub", "I"),), ("UKB",)),
    Family("UC", "British universal columns", (Table("uc", "I"),), ("UKC",)),
    Family("UBP", "British bearing piles", (Table("ubp", "I"),), ("UKBP",)),
    Family("PFC", "British parallel flange channels", (Table("pfc", "U"),), ("UKPFC",)),
    Family("W", "American wide flange shapes", (Table("us_w", "I"),)),
    Family("M", "American miscellaneous I shapes", (Table("us_m", "I"),)),
    Family("S", "American standard beams, sloping flanges", (Table("us_s", "I"),)),
    Family("C", "American standard channels, sloping flanges", (Table("us_c", "U"),)),
    Family("MC", "American miscellaneous channels", (Table("us_mc", "U"),)),
    Family("WT", "American tees cut from W shapes", (Table("us_wt", "T"),)),
    Family("MT", "American tees cut from M shapes", (Table("us_mt", "T"),)),
    Family("ST", "American tees cut from S shapes", (Table("us_st", "T"),)),
    Family(
        "HSS",
        "American rectangular, square and round tubes",
        (Table("us_hss_rect", "RHS", "HSS"), Table("us_hss_round", "CHS", "HSS")),
    ),
    Family("PIPE", "American pipes", (Table("us_pipe", "CHS", "HSS"),)),
)
