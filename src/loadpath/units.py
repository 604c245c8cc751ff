"""Units for numbers at the edge: `5 * kN_per_m2`, `300 * mm`; results are divided by them.

Inside everything is SI, so a unit is a plain number: how many of the SI unit it is.
"""

from math import pi

m = 1.0
mm = 1e-3
cm = 1e-2

mm2 = 1e-6
cm2 = 1e-4
cm3 = 1e-6
cm4 = 1e-8
mm4 = 1e-12
cm6 = 1e-12

N = 1.0
kN = 1e3
MN = 1e6
Nm = 1.0
kNm = 1e3
N_per_mm = 1e3
kN_per_m = 1e3
kN_per_m2 = 1e3
kNm_per_rad = 1e3

Pa = 1.0
kPa = 1e3
MPa = 1e6
N_per_mm2 = 1e6
GPa = 1e9

kg = 1.0
tonne = 1e3
kg_per_m3 = 1.0

rad = 1.0
mrad = 1e-3
degree = pi / 180.0
"""For rotations of supports and results; `rotation_angle` of members is in degrees already."""
