// Written by `make generate` from src/loadpath/mcp; do not edit.

import type { Prompt, Resource, Tool } from '@modelcontextprotocol/server';

export const VERSION = '0.1.0';

export type Detail = 'summary' | 'tables' | 'full';

/** Tools that this server runs itself, wholly or in part; it forwards all others. */
export const RUN_HERE = ['solve_model', 'run_checks', 'explain', 'find_lightest', 'verify_results', 'check_beam', 'hand_off_model'] as const;
export type RunHere = (typeof RUN_HERE)[number];

export const INSTRUCTIONS =
  "Structural models (frames, beams, plates) as JSON. solve_model and run_checks solve and check on this machine, explain tells of one member, verify_results says whether kept results still hold; the default detail is short. The other tools run at a Loadpath service: build with create_beam, create_frame or build_model and `stash: true`, and pass the handle on. hand_off_model gives a link for a person. Models and results are in SI units; builders take m, mm and kN as their arguments say.";

/** How to get more, in narrowed answers. */
export const MORE = {
  "solve_model": "fx above 0 is compression; explain tells of one member; detail full has every figure",
  "not_checked": "Nothing is checked yet. For steel add the check with update_model: {\"add\": \"unity_checks\", \"value\": {\"name\": \"EN 1993-1-1\", \"applies_to\": {\"type\": \"AllMembers\"}, \"spec\": {\"Ec3Steel\": {}}, \"limit_state\": \"ULS\"}}",
  "run_checks": "explain tells of one member; detail full has every formula",
  "explain": "fx above 0 is compression; run_checks with clause or combination compares members; solve_model with member has the forces of every set; update_model changes the member"
} as const;

export const TOOLS: readonly Tool[] = [
  {
    "name": "get_schema",
    "title": "Show the model's schema",
    "description": "The JSON Schema of the model document. Without root: an index of useful roots by subject (geometry, loads, analysis, checks). With root: that schema and everything it refers to; units are in `x-unit` (SI: m, N, Pa; angles in degrees).\n\nExample: {\"root\":\"Member\"}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "root": {
          "type": "string",
          "description": "Name of a definition, such as Member or LoadCase."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object"
    },
    "annotations": {
      "readOnlyHint": true,
      "openWorldHint": false
    }
  },
  {
    "name": "list_sections",
    "title": "List named sections",
    "description": "The library of steel sections. Without family: every family with its number of sections. With family (IPE, HEA, RHS, UB, W, ...) or the beginning of names (HE, W14): the names.\n\nExample: {\"family\":\"IPE\"}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "family": {
          "type": "string",
          "description": "A family, or the beginning of names."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "families": {
          "type": "array",
          "items": {
            "type": "object"
          },
          "description": "family, description, count."
        },
        "sections": {
          "type": "object",
          "description": "Names by family."
        }
      },
      "required": [
        "families"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "openWorldHint": false
    }
  },
  {
    "name": "get_section",
    "title": "Show one section",
    "description": "All properties of a named section in SI units (m, m2, m3, m4, m6): dimensions, area, i_y, i_z, wel, wpl, i_w, buckling curves. z is the strong axis. Case and blanks in the name do not matter.\n\nExample: {\"name\":\"IPE300\"}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Name of the section, such as IPE300."
        }
      },
      "additionalProperties": false,
      "required": [
        "name"
      ]
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        }
      },
      "required": [
        "name"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "openWorldHint": false
    }
  },
  {
    "name": "list_materials",
    "title": "List named materials",
    "description": "The named materials with stiffness (Pa), density (kg/m3), thermal expansion (1/K) and strength (Pa) by thickness (m).\n\nExample: {}",
    "inputSchema": {
      "type": "object",
      "properties": {},
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "materials": {
          "type": "array"
        }
      },
      "required": [
        "materials"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "openWorldHint": false
    }
  },
  {
    "name": "validate_model",
    "title": "Validate a model",
    "description": "Judge a model without solving it: wrong or missing fields, unknown words, broken references, repeated ids are errors; what looks unintended is a warning. Each issue says where (path), what was found and what is expected. At most 25 of each are listed.\n\nExample: {\"model\":{\"schema_version\":1,\"settings\":{},\"model\":{},\"analysis\":{}}}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "Document (SI), its JSON as text, handle (stash_, saved_ or draft_...) or open link."
        }
      },
      "additionalProperties": false,
      "required": [
        "model"
      ]
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "valid": {
          "type": "boolean"
        },
        "error_count": {
          "type": "integer"
        },
        "warning_count": {
          "type": "integer"
        },
        "errors": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "path": {
                "type": "string",
                "description": "Such as model.members[3].section."
              },
              "message": {
                "type": "string"
              },
              "severity": {
                "enum": [
                  "error",
                  "warning"
                ]
              },
              "code": {
                "type": "string"
              },
              "suggestion": {
                "type": "string"
              }
            },
            "required": [
              "path",
              "message",
              "severity"
            ]
          }
        },
        "warnings": {
          "type": "array",
          "items": {
            "type": "object"
          },
          "description": "As the errors."
        }
      },
      "required": [
        "valid",
        "error_count",
        "warning_count",
        "errors",
        "warnings"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "openWorldHint": false
    }
  },
  {
    "name": "get_model",
    "title": "Look into a model",
    "description": "Without part: an overview of a model (SI units): sections with their members, supports, load cases, combinations, checks. With part: records of one list, or an object.\n\nExample: {\"model\":\"stash_0QnvWq3b\",\"part\":\"members\",\"id\":[1,2]}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        },
        "part": {
          "type": "string",
          "description": "As in update_model: members, load_cases[Q].distributed_loads."
        },
        "id": {
          "description": "Ids or names, one or a list."
        },
        "where": {
          "type": "object",
          "description": "Such as {\"section\": \"IPE300\"}."
        }
      },
      "additionalProperties": false,
      "required": [
        "model"
      ]
    },
    "outputSchema": {
      "type": "object",
      "description": "Overview, or part and items; more says how to go on."
    },
    "annotations": {
      "readOnlyHint": true,
      "openWorldHint": false
    }
  },
  {
    "name": "update_model",
    "title": "Change a model",
    "description": "Change a model (SI units) by small operations, all or none, and get it back, or its new handle, with its issues; notes say what was changed. Refused where it would no longer validate. get_schema says what fields there are.\n\nExample: {\"model\":\"stash_0QnvWq3b\",\"changes\":[{\"set\":\"members\",\"where\":{\"section\":\"IPE300\"},\"to\":{\"section\":\"IPE330\"}},{\"set\":\"nodes\",\"id\":1,\"to\":{\"nodal_support\":\"pinned\"}},{\"add\":\"member_sets\",\"value\":{\"member_ids\":[1],\"effective_length_factor_z\":2}}]}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        },
        "changes": {
          "type": "array",
          "items": {
            "type": "object"
          },
          "minItems": 1,
          "description": "In order, each one of {set: PART, id|where, to: {field: value}}, {add: PART, value}, {remove: PART, id|where}. PART: a list (members, sections, nodal_supports, member_sets, load_combinations, unity_checks, load_cases[Q].distributed_loads, ...) or an object (analysis.options; no id). id: ids or names, or 'all'; where: {field: value}; null in `to` clears. References may be names; library sections and materials are added."
        },
        "stash": {
          "type": "boolean",
          "description": "See create_beam."
        }
      },
      "additionalProperties": false,
      "required": [
        "model",
        "changes"
      ]
    },
    "outputSchema": {
      "type": "object",
      "description": "See create_beam."
    },
    "annotations": {
      "readOnlyHint": false,
      "openWorldHint": false,
      "destructiveHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "create_beam",
    "title": "Build a beam",
    "description": "Build a single-span beam along X (Y up): metres for the span, millimetres for a rectangular section, kN/m or kN for the load, downward. Nothing is solved; give the model to solve_model.\n\nExample: {\"span_m\":6,\"section\":\"IPE300\",\"material\":\"S355\",\"load_kn\":12}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "span_m": {
          "type": "number",
          "description": "Span of the beam. In m."
        },
        "support": {
          "type": "string",
          "description": "How the beam is held.",
          "enum": [
            "simply_supported",
            "cantilever"
          ],
          "default": "simply_supported"
        },
        "section": {
          "type": "string",
          "description": "Name of a library section; overrides height_mm and width_mm."
        },
        "height_mm": {
          "type": "number",
          "description": "Depth of a rectangular section. In mm.",
          "default": 200
        },
        "width_mm": {
          "type": "number",
          "description": "Width of a rectangular section. In mm.",
          "default": 100
        },
        "material": {
          "type": "string",
          "description": "Material: steel_S235, steel_S275, steel_S355, steel_S460, aluminium_6061, concrete_C30, or a steel grade such as S355.",
          "default": "steel_S235"
        },
        "load_type": {
          "type": "string",
          "description": "Uniform load over the span, or one point load.",
          "enum": [
            "udl",
            "point"
          ],
          "default": "udl"
        },
        "load_kn": {
          "type": "number",
          "description": "Load, downward; negative is uplift. point_load implies load_type point. In kN/m (udl) or kN (point).",
          "default": 10
        },
        "load_position_frac": {
          "type": "number",
          "description": "Place of the point load as a fraction of the span; idle without one.",
          "minimum": 0,
          "maximum": 1,
          "default": 0.5
        },
        "stash": {
          "type": "boolean",
          "description": "Keep it and answer with its handle; by default where a handle was given, or above 256 kB."
        }
      },
      "additionalProperties": false,
      "required": [
        "span_m"
      ]
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": "object",
          "description": "Absent where it was kept."
        },
        "handle": {
          "type": "string",
          "description": "To give wherever a model is asked for."
        },
        "expires_at": {
          "type": [
            "string",
            "null"
          ],
          "description": "null: ends with this server."
        },
        "summary": {
          "type": "object",
          "description": "Counts, and names of cases, combinations and checks.",
          "properties": {
            "nodes": {
              "type": "integer"
            },
            "members": {
              "type": "integer"
            },
            "plates": {
              "type": "integer"
            },
            "load_cases": {
              "type": "array"
            },
            "load_combinations": {
              "type": "array"
            },
            "unity_checks": {
              "type": "array"
            }
          }
        },
        "valid": {
          "type": "boolean"
        },
        "warnings": {
          "type": "array",
          "items": {
            "type": "object"
          },
          "description": "See validate_model."
        },
        "notes": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "What to know before trusting its results."
        }
      },
      "required": [
        "summary",
        "valid",
        "warnings",
        "notes"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "openWorldHint": false,
      "destructiveHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "create_frame",
    "title": "Build a frame",
    "description": "Build a rectangular frame of bays and storeys, in a plane or in space: metres, kN/m on beams, kN sideways. Load cases G (self-weight), Q and W, the ULS and SLS combinations of EN 1990, and for steel the EN 1993-1-1 check. Nothing is solved.\n\nExample: {\"bays\":2,\"storeys\":3,\"bay_width_m\":6,\"storey_height_m\":3.5,\"column_section\":\"HEB240\",\"beam_section\":\"IPE300\",\"material\":\"S355\",\"beam_load_kn_per_m\":15,\"lateral_load_kn\":10,\"stash\":true}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "bay_width_m": {
          "type": "number",
          "description": "Distance of the columns along X. In m.",
          "minimum": 0.1,
          "maximum": 1000
        },
        "storey_height_m": {
          "type": "number",
          "description": "Height of each storey. In m.",
          "minimum": 0.1,
          "maximum": 1000
        },
        "bays": {
          "type": "integer",
          "description": "Number of bays along X.",
          "minimum": 1,
          "maximum": 100,
          "default": 1
        },
        "storeys": {
          "type": "integer",
          "description": "Number of storeys.",
          "minimum": 1,
          "maximum": 100,
          "default": 1
        },
        "depth_bays": {
          "type": "integer",
          "description": "Number of bays along Z; 0 is a plane frame, analysed in 2D.",
          "minimum": 0,
          "maximum": 100,
          "default": 0
        },
        "bay_depth_m": {
          "type": "number",
          "description": "Distance of the frames along Z; like bay_width_m when left out. In m.",
          "minimum": 0.1,
          "maximum": 1000
        },
        "column_section": {
          "type": "string",
          "description": "Library section of the columns.",
          "default": "HEB200"
        },
        "beam_section": {
          "type": "string",
          "description": "Library section of the beams.",
          "default": "IPE300"
        },
        "material": {
          "type": "string",
          "description": "See create_beam.",
          "default": "steel_S235"
        },
        "support": {
          "type": "string",
          "description": "How the feet of the columns are held.",
          "enum": [
            "fixed",
            "pinned"
          ],
          "default": "fixed"
        },
        "beam_load_kn_per_m": {
          "type": "number",
          "description": "Imposed load on every beam, downward, in the load case Q; 0 is none. In kN/m.",
          "default": 10
        },
        "lateral_load_kn": {
          "type": "number",
          "description": "Force along X at every floor of every frame, at its first column, in the load case W; 0 is none. In kN.",
          "default": 0
        },
        "self_weight": {
          "type": "boolean",
          "description": "Whether the weight of the members acts, in the load case G.",
          "default": true
        },
        "check": {
          "type": "boolean",
          "description": "Whether every member is checked to EN 1993-1-1; when left out, if it is of steel and carries a load."
        },
        "stash": {
          "type": "boolean",
          "description": "See create_beam."
        }
      },
      "additionalProperties": false,
      "required": [
        "bay_width_m",
        "storey_height_m"
      ]
    },
    "outputSchema": {
      "type": "object",
      "description": "See create_beam."
    },
    "annotations": {
      "readOnlyHint": false,
      "openWorldHint": false,
      "destructiveHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "build_model",
    "title": "Build any frame or truss",
    "description": "Build a model from plain arrays: nodes in metres (Y up) and members between them, both counted from 1, named sections and materials, supports, loads in kN (see add_load), combinations, and for steel the EN 1993-1-1 check. Nothing is solved.\n\nExample: {\"nodes\":[[0,0],[0,4],[6,5],[12,4],[12,0]],\"members\":[[1,2,\"HEA200\"],[2,3],[3,4],[5,4,\"HEA200\"]],\"section\":\"IPE240\",\"material\":\"S355\",\"dimensionality\":\"2D\",\"supports\":[{\"node\":[1,5],\"support\":\"fixed\"}],\"loads\":[{\"kind\":\"line\",\"member\":[2,3],\"load_kn\":8,\"case\":\"Snow\"}],\"combinations\":[{\"name\":\"ULS\",\"factors\":{\"Snow\":1.5}}]}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "nodes": {
          "type": "array",
          "items": {
            "type": "array",
            "items": {
              "type": "number"
            },
            "minItems": 2,
            "maxItems": 3
          },
          "minItems": 1,
          "description": "[X, Y] or [X, Y, Z] of each node, Y up; the first is node 1. In m."
        },
        "members": {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "array",
                "prefixItems": [
                  {
                    "type": "integer"
                  },
                  {
                    "type": "integer"
                  },
                  {
                    "type": "string"
                  }
                ],
                "items": false,
                "minItems": 2
              },
              {
                "type": "object",
                "properties": {
                  "start": {
                    "type": "integer",
                    "description": "Number of the start node."
                  },
                  "end": {
                    "type": "integer",
                    "description": "Number of the end node."
                  },
                  "section": {
                    "type": "string",
                    "description": "Library section of this member."
                  },
                  "material": {
                    "type": "string",
                    "description": "Material of this member."
                  },
                  "start_hinge": {
                    "type": "string",
                    "description": "A hinge that lets the start turn.",
                    "enum": [
                      "pinned"
                    ]
                  },
                  "end_hinge": {
                    "type": "string",
                    "description": "A hinge that lets the end turn.",
                    "enum": [
                      "pinned"
                    ]
                  },
                  "rotation_angle": {
                    "type": "number",
                    "description": "Roll of the section about the member's axis; when left out 0, and 90 for a vertical member of a 2D model, so that it bends about its strong axis in the plane. In degrees."
                  },
                  "member_type": {
                    "type": "string",
                    "description": "What the member can carry.",
                    "enum": [
                      "Normal",
                      "Truss",
                      "Tension",
                      "Compression",
                      "Rigid"
                    ],
                    "default": "Normal"
                  },
                  "label": {
                    "type": "string",
                    "description": "Label by which checks select members."
                  }
                },
                "required": [
                  "start",
                  "end"
                ],
                "additionalProperties": false
              }
            ]
          },
          "minItems": 1,
          "description": "[start, end] or [start, end, section] of each member, or an object; the first is member 1. Nodes are counted from 1."
        },
        "section": {
          "type": "string",
          "description": "Library section of members that name none."
        },
        "material": {
          "type": "string",
          "description": "See create_beam.",
          "default": "steel_S235"
        },
        "supports": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "node": {
                "type": [
                  "integer",
                  "array"
                ],
                "items": {
                  "type": "integer"
                },
                "minItems": 1,
                "description": "Number of the node, or a list."
              },
              "support": {
                "type": "string",
                "description": "fixed holds everything, pinned lets turn, roller also lets move along X; X to RZ change single degrees of freedom of it: Fixed, Free, PositiveOnly, NegativeOnly, or a spring in N/m or N*m/rad.",
                "enum": [
                  "fixed",
                  "pinned",
                  "roller"
                ],
                "default": "fixed"
              },
              "X": {
                "type": [
                  "string",
                  "number"
                ]
              },
              "Y": {
                "type": [
                  "string",
                  "number"
                ]
              },
              "Z": {
                "type": [
                  "string",
                  "number"
                ]
              },
              "RX": {
                "type": [
                  "string",
                  "number"
                ]
              },
              "RY": {
                "type": [
                  "string",
                  "number"
                ]
              },
              "RZ": {
                "type": [
                  "string",
                  "number"
                ]
              }
            },
            "required": [
              "node"
            ],
            "additionalProperties": false
          },
          "description": "What holds the nodes."
        },
        "loads": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "kind"
            ]
          },
          "description": "Loads, each an object with the arguments of add_load but model and stash."
        },
        "combinations": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "type": "string",
                "description": "Name of the combination."
              },
              "factors": {
                "type": "object",
                "additionalProperties": {
                  "type": "number"
                },
                "minProperties": 1,
                "description": "Factor of each load case by its name."
              },
              "limit_state": {
                "type": "string",
                "description": "Limit state; when left out, as the name begins.",
                "enum": [
                  "ULS",
                  "SLS",
                  "FLS",
                  "ALS"
                ]
              }
            },
            "required": [
              "name",
              "factors"
            ],
            "additionalProperties": false
          },
          "description": "Sums of load cases with factors."
        },
        "dimensionality": {
          "type": "string",
          "description": "2D keeps the structure in the XY plane.",
          "enum": [
            "2D",
            "3D"
          ],
          "default": "3D"
        },
        "name": {
          "type": "string",
          "description": "Name of the model.",
          "default": "Model"
        },
        "check": {
          "type": "boolean",
          "description": "Whether every member is checked to EN 1993-1-1; when left out, if it is of steel and there is a ULS combination."
        },
        "stash": {
          "type": "boolean",
          "description": "See create_beam."
        }
      },
      "additionalProperties": false,
      "required": [
        "nodes",
        "members"
      ]
    },
    "outputSchema": {
      "type": "object",
      "description": "See create_beam."
    },
    "annotations": {
      "readOnlyHint": false,
      "openWorldHint": false,
      "destructiveHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "add_load",
    "title": "Add a load to a model",
    "description": "Add one load to a model and get the changed model: kN/m on a line, kN at a point or node, kN*m moments, kN/m2 on plates, mm of settlement, K of temperature, or self-weight. Downward unless a direction is given.\n\nExample: {\"model\":\"stash_0QnvWq3b\",\"kind\":\"line\",\"member\":[2,3],\"load_kn\":5,\"case\":\"Q\",\"stash\":true}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        },
        "kind": {
          "type": "string",
          "description": "Line or point on a member, force or moment on a node, point_moment on a member, pressure on a plate surface, settlement of a support, temperature of a member, or self_weight of everything.",
          "enum": [
            "line",
            "point",
            "force",
            "moment",
            "point_moment",
            "pressure",
            "settlement",
            "temperature",
            "self_weight"
          ]
        },
        "case": {
          "type": "string",
          "description": "Name of the load case; it is made if there is none of that name.",
          "default": "Q"
        },
        "member": {
          "type": [
            "integer",
            "array"
          ],
          "items": {
            "type": "integer"
          },
          "minItems": 1,
          "description": "Id of a loaded member, or a list."
        },
        "node": {
          "type": [
            "integer",
            "array"
          ],
          "items": {
            "type": "integer"
          },
          "minItems": 1,
          "description": "Id of a loaded node, or a list."
        },
        "surface": {
          "type": [
            "integer",
            "array"
          ],
          "items": {
            "type": "integer"
          },
          "minItems": 1,
          "description": "Id of a loaded plate surface, or a list."
        },
        "load_kn": {
          "type": "number",
          "description": "Size of the load along its direction. In kN/m (line), kN (point, force), kN*m (moments) or kN/m2 (pressure)."
        },
        "end_load_kn": {
          "type": "number",
          "description": "Size where a line load ends; like load_kn when left out. In kN/m."
        },
        "direction": {
          "type": "string",
          "description": "Direction of the load, or axis of a moment; down for loads and Z for moments when left out. Global Y is up; local axes are the member's own.",
          "enum": [
            "down",
            "up",
            "X",
            "Y",
            "Z",
            "-X",
            "-Y",
            "-Z",
            "local_x",
            "local_y",
            "local_z",
            "-local_x",
            "-local_y",
            "-local_z"
          ]
        },
        "position_frac": {
          "type": "number",
          "description": "Place of a point load, as a fraction of the member's length.",
          "minimum": 0,
          "maximum": 1,
          "default": 0.5
        },
        "start_frac": {
          "type": "number",
          "description": "Where a line load begins, as a fraction of the member's length.",
          "minimum": 0,
          "maximum": 1,
          "default": 0
        },
        "end_frac": {
          "type": "number",
          "description": "Where a line load ends, as a fraction of the member's length.",
          "minimum": 0,
          "maximum": 1,
          "default": 1
        },
        "settlement_mm": {
          "type": "number",
          "description": "Movement of a support along its direction. In mm."
        },
        "temperature_k": {
          "type": "number",
          "description": "Change of temperature of the member's axis. In K."
        },
        "factors": {
          "type": "object",
          "additionalProperties": {
            "type": "number"
          },
          "description": "Factors of the load case in combinations that lack it: {name: factor}."
        },
        "stash": {
          "type": "boolean",
          "description": "See create_beam."
        }
      },
      "additionalProperties": false,
      "required": [
        "model",
        "kind"
      ]
    },
    "outputSchema": {
      "type": "object",
      "description": "See create_beam."
    },
    "annotations": {
      "readOnlyHint": false,
      "openWorldHint": false,
      "destructiveHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "generate_combinations",
    "title": "Generate combinations by EN 1990",
    "description": "Give a model the combinations of its load cases by EN 1990 (STR, EQU, accidental, seismic, SLS), each with its reason. Categories: permanent, prestress, imposed_A to imposed_H, snow_low, snow_high (above 1000 m), wind, temperature, accidental, seismic; cases of a group are exclusive, together or free. The author's own combinations stay.\n\nExample: {\"model\":\"stash_0QnvWq3b\",\"actions\":{\"G\":\"permanent\",\"Q\":{\"category\":\"imposed_B\",\"group\":\"floors\",\"relation\":\"free\"}},\"stash\":true}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        },
        "rule": {
          "type": "string",
          "description": "For strength: expression (6.10), or (6.10a) and (6.10b).",
          "enum": [
            "6.10",
            "6.10ab"
          ],
          "default": "6.10"
        },
        "annex": {
          "type": "string",
          "description": "Whose factors: those that EN 1990 recommends, or a country's.",
          "enum": [
            "recommended",
            "UK",
            "BE",
            "DE",
            "FR",
            "NL"
          ],
          "default": "recommended"
        },
        "actions": {
          "type": "object",
          "additionalProperties": {
            "type": [
              "string",
              "object"
            ]
          },
          "description": "Category by name of load case, or {category, group, relation}; put into the model. Cases without one are left out."
        },
        "stash": {
          "type": "boolean",
          "description": "See create_beam."
        }
      },
      "additionalProperties": false,
      "required": [
        "model"
      ]
    },
    "outputSchema": {
      "type": "object",
      "description": "See create_beam."
    },
    "annotations": {
      "readOnlyHint": false,
      "openWorldHint": false,
      "destructiveHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "solve_model",
    "title": "Solve a model here",
    "description": "Solve a model (SI units) on this machine, offline: displacements (m, rad), reactions and member forces (N, N*m).\n\nExample: {\"model\":\"stash_0QnvWq3b\"}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        },
        "detail": {
          "enum": [
            "summary",
            "tables",
            "full"
          ],
          "default": "summary",
          "description": "summary: what governs, under 2 kB; tables: a row per node, support, member or check, at most 200; full: everything, up to 256 kB."
        },
        "set": {
          "type": "string",
          "description": "Only this load case or combination."
        },
        "member": {
          "type": [
            "integer",
            "array",
            "string"
          ],
          "description": "Only these members: ids, or a label of members or of a set."
        },
        "node": {
          "type": [
            "integer",
            "array"
          ],
          "description": "Only these nodes: displacements, and reactions at supports."
        }
      },
      "additionalProperties": false,
      "required": [
        "model"
      ]
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "detail": {
          "enum": [
            "summary",
            "tables",
            "full"
          ]
        },
        "headline": {
          "type": "string"
        },
        "verdict": {
          "type": "object",
          "properties": {
            "state": {
              "enum": [
                "passes",
                "fails",
                "incomplete",
                "not_checked",
                "not_solved"
              ]
            },
            "utilization": {
              "type": [
                "number",
                "null"
              ]
            },
            "governing": {
              "type": [
                "object",
                "null"
              ]
            },
            "reasons": {
              "type": "array"
            }
          },
          "required": [
            "state",
            "utilization",
            "reasons"
          ],
          "description": "Only `passes` says that all was checked and is in order; `reasons` say what is missing."
        },
        "usable": {
          "type": "boolean"
        },
        "extremes": {
          "type": "object",
          "description": "Each a value with its set, and its member and x (m from its start) or node."
        },
        "modes": {
          "type": "object"
        },
        "sets": {
          "type": [
            "array",
            "object"
          ]
        },
        "sets_left_out": {
          "type": "integer"
        },
        "problems": {
          "type": "array",
          "description": "set, code, message; all of them."
        },
        "balance_error": {
          "type": "number",
          "description": "How far loads and reactions miss each other."
        },
        "results": {
          "type": "object",
          "description": "At full detail: the results document."
        }
      },
      "required": [
        "detail",
        "headline",
        "verdict",
        "usable",
        "problems",
        "balance_error"
      ],
      "description": "Member forces in local axes."
    },
    "annotations": {
      "readOnlyHint": true,
      "openWorldHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "run_checks",
    "title": "Solve and check a model here",
    "description": "Solve a model (SI units) here and evaluate its unity checks, such as EN 1993-1-1: a verdict, and per check the utilization and the member, place and clause that govern; full has every formula.\n\nExample: {\"model\":\"stash_0QnvWq3b\"}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        },
        "detail": {
          "enum": [
            "summary",
            "tables",
            "full"
          ],
          "description": "See solve_model."
        },
        "member": {
          "type": [
            "integer",
            "array",
            "string"
          ],
          "description": "See solve_model."
        },
        "combination": {
          "type": "string",
          "description": "Only what this combination governs."
        },
        "clause": {
          "type": "string",
          "description": "This clause (6.3: all that begin so), under the combination that governs each part."
        }
      },
      "additionalProperties": false,
      "required": [
        "model"
      ]
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "detail": {
          "enum": [
            "summary",
            "tables",
            "full"
          ]
        },
        "headline": {
          "type": "string"
        },
        "verdict": {
          "type": "object",
          "description": "See solve_model."
        },
        "checks": {
          "type": "array",
          "items": {
            "type": "object"
          },
          "description": "check_id, name, status, max_utilization, governing part, or rows."
        },
        "checks_left_out": {
          "type": "integer"
        },
        "members_without_check": {
          "type": "integer"
        },
        "problems": {
          "type": "array"
        },
        "unity_check_results": {
          "type": "array",
          "description": "At full detail."
        }
      },
      "required": [
        "detail",
        "headline",
        "verdict",
        "checks",
        "problems"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "openWorldHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "explain",
    "title": "Explain one member here",
    "description": "Solve a model (SI units) here and say of one member how far it is used and why: in a sentence, then clauses, the governing formula with its values, forces (N, N*m).\n\nExample: {\"model\":\"stash_0QnvWq3b\",\"member\":3}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        },
        "member": {
          "type": "integer",
          "description": "Id of the member."
        }
      },
      "additionalProperties": false,
      "required": [
        "model",
        "member"
      ]
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "says": {
          "type": "string"
        },
        "model": {
          "type": "string",
          "description": "The verdict on all."
        },
        "more": {
          "type": "string"
        }
      },
      "required": [
        "says",
        "model",
        "more"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "openWorldHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "find_lightest",
    "title": "Find the lightest section here",
    "description": "Solve a model (SI units) here with section after section of some families, the lightest first, until all checks of a group of members pass; that model is kept.\n\nExample: {\"model\":\"stash_0QnvWq3b\",\"group\":\"Beam\",\"families\":[\"IPE\",\"HEA\"]}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        },
        "group": {
          "description": "Classification, member ids, or one or several objects with classification, members, member_sets, sections, families, max_depth_m."
        },
        "families": {
          "type": "array",
          "description": "Such as IPE."
        },
        "max_depth_m": {
          "type": "number",
          "description": "Deeper is left out, m."
        }
      },
      "additionalProperties": false,
      "required": [
        "model",
        "group"
      ]
    },
    "outputSchema": {
      "type": "object",
      "description": "found, message, groups with candidates and reasons, notes, headline, handle."
    },
    "annotations": {
      "readOnlyHint": false,
      "openWorldHint": false,
      "destructiveHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "check_beam",
    "title": "Build, solve and check a steel beam",
    "description": "Build a single-span steel beam (span in m, udl in kN/m, point_load in kN, downward) with a ULS combination, solve it here and check it to EN 1993-1-1. The service parks it behind a public link for 24 hours (open_url).\n\nExample: {\"span_m\":6,\"section\":\"IPE300\",\"material\":\"S355\",\"udl\":12}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "span_m": {
          "type": "number",
          "description": "See create_beam."
        },
        "section": {
          "type": "string",
          "description": "See create_beam."
        },
        "support": {
          "type": "string",
          "description": "How the beam is held.",
          "enum": [
            "simply_supported",
            "cantilever",
            "fixed"
          ],
          "default": "simply_supported"
        },
        "material": {
          "type": "string",
          "description": "See create_beam."
        },
        "udl": {
          "type": "number",
          "description": "Uniform load, downward; negative is uplift. In kN/m."
        },
        "point_load": {
          "type": "number",
          "description": "Point load, downward; negative is uplift. In kN."
        },
        "point_position": {
          "type": "number",
          "description": "Place of the point load as a fraction of the span; idle without one.",
          "minimum": 0,
          "maximum": 1,
          "default": 0.5
        },
        "uls_factor": {
          "type": "number",
          "description": "Factor of the load in the ULS combination.",
          "minimum": 0.001,
          "maximum": 1000,
          "default": 1.35
        },
        "restrained": {
          "type": "boolean",
          "description": "Whether the compression flange is held sideways along its length; then lateral-torsional buckling is not checked.",
          "default": false
        },
        "detail": {
          "enum": [
            "summary",
            "tables",
            "full"
          ],
          "description": "See solve_model."
        }
      },
      "additionalProperties": false,
      "required": [
        "span_m",
        "section"
      ]
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "verdict": {
          "type": "object"
        },
        "open_url": {
          "type": "string"
        },
        "model_ref": {
          "type": "string"
        }
      },
      "required": [
        "verdict",
        "open_url",
        "model_ref"
      ],
      "description": "As run_checks, with the extremes of solve_model, expires_at and note."
    },
    "annotations": {
      "readOnlyHint": false,
      "openWorldHint": true,
      "destructiveHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "hand_off_model",
    "title": "Hand a model off to a person",
    "description": "Park a model (SI units) at the service behind a public link: whoever opens open_url has it solved in their own browser, for 24 hours.\n\nExample: {\"model\":\"stash_0QnvWq3b\"}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        }
      },
      "additionalProperties": false,
      "required": [
        "model"
      ]
    },
    "outputSchema": {
      "type": "object",
      "description": "open_url, expires_at, model_ref, validation."
    },
    "annotations": {
      "readOnlyHint": false,
      "openWorldHint": true,
      "destructiveHint": false
    },
    "_meta": {
      "ui": {
        "resourceUri": "ui://loadpath/model"
      }
    }
  },
  {
    "name": "stash_model",
    "title": "Keep a model behind a handle",
    "description": "Keep a model (SI units) and get a short handle, which every tool takes in its place. Hosted: private to the account, for 24 hours, the newest 50; local: until the server stops, the newest 50.\n\nExample: {\"model\":{\"schema_version\":1,\"settings\":{},\"model\":{},\"analysis\":{}}}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        }
      },
      "additionalProperties": false,
      "required": [
        "model"
      ]
    },
    "outputSchema": {
      "type": "object",
      "description": "handle, expires_at, bytes, summary: see create_beam."
    },
    "annotations": {
      "readOnlyHint": false,
      "openWorldHint": false,
      "destructiveHint": false
    }
  },
  {
    "name": "save_model",
    "title": "Save a model",
    "description": "Save a model (SI units) under a name, for good; it need not be valid. Hosted: in the account, which needs the Pro tier. Local: as a file, or in the account of --account.\n\nExample: {\"name\":\"Portal frame\",\"model\":\"stash_0QnvWq3b\"}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "A name for it."
        },
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        },
        "description": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 2000,
          "description": "A longer text."
        }
      },
      "additionalProperties": false,
      "required": [
        "name",
        "model"
      ]
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "handle": {
          "type": "string",
          "description": "See create_beam."
        },
        "name": {
          "type": "string"
        },
        "description": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "id",
        "handle",
        "name",
        "description"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "openWorldHint": false,
      "destructiveHint": false
    }
  },
  {
    "name": "list_models",
    "title": "List saved models",
    "description": "The saved models, the one changed last first, each with its handle.\n\nExample: {}",
    "inputSchema": {
      "type": "object",
      "properties": {},
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "models": {
          "type": "array",
          "items": {
            "type": "object"
          },
          "description": "See save_model."
        }
      },
      "required": [
        "models"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "openWorldHint": false
    }
  },
  {
    "name": "verify_results",
    "title": "Verify results here",
    "description": "Solve a model (SI units) again here and say whether the digits are those of kept results, else which sets differ, and whether another engine explains it.\n\nExample: {\"model\":\"stash_0QnvWq3b\",\"against\":\"lp1-1.0.0-3f9a1c02b7de-9c4f0a1b2c3d4e5f-a3f109bc77e20d41\"}",
    "inputSchema": {
      "type": "object",
      "properties": {
        "model": {
          "type": [
            "object",
            "string"
          ],
          "description": "See validate_model."
        },
        "against": {
          "type": [
            "string",
            "object"
          ],
          "description": "What was kept: digest, receipt or results document (object or text)."
        }
      },
      "additionalProperties": false,
      "required": [
        "model",
        "against"
      ]
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "same": {
          "type": "boolean"
        },
        "message": {
          "type": "string"
        },
        "differing_sets": {
          "type": "array"
        }
      },
      "required": [
        "same",
        "message",
        "differing_sets"
      ],
      "description": "With digest, given, same_engine and differing_parts."
    },
    "annotations": {
      "readOnlyHint": true,
      "openWorldHint": false
    }
  }
];

/** Files of the guide: their names are those under /guide/ of a service. */
export const RESOURCES: readonly Resource[] = [
  {
    "name": "agents/skill.md",
    "title": "How to work with Loadpath",
    "uri": "loadpath://guide/agents/skill.md",
    "mimeType": "text/markdown"
  },
  {
    "name": "reference/model.md",
    "title": "The model document, field by field",
    "uri": "loadpath://guide/reference/model.md",
    "mimeType": "text/markdown"
  },
  {
    "name": "reference/schema/document.schema.json",
    "title": "JSON Schema of the model document",
    "uri": "loadpath://guide/reference/schema/document.schema.json",
    "mimeType": "application/schema+json"
  },
  {
    "name": "reference/results.md",
    "title": "Results: signs, axes, what makes them usable",
    "uri": "loadpath://guide/reference/results.md",
    "mimeType": "text/markdown"
  },
  {
    "name": "reference/schema/results.schema.json",
    "title": "JSON Schema of results",
    "uri": "loadpath://guide/reference/schema/results.schema.json",
    "mimeType": "application/schema+json"
  },
  {
    "name": "reference/issue-codes.md",
    "title": "Issue codes, each with its cure",
    "uri": "loadpath://guide/reference/issue-codes.md",
    "mimeType": "text/markdown"
  },
  {
    "name": "reference/sections.md",
    "title": "Named sections",
    "uri": "loadpath://guide/reference/sections.md",
    "mimeType": "text/markdown"
  },
  {
    "name": "reference/materials.md",
    "title": "Named materials",
    "uri": "loadpath://guide/reference/materials.md",
    "mimeType": "text/markdown"
  },
  {
    "name": "checks/en1993-1-1.md",
    "title": "The EN 1993-1-1 member check",
    "uri": "loadpath://guide/checks/en1993-1-1.md",
    "mimeType": "text/markdown"
  },
  {
    "name": "checks/en1990.md",
    "title": "Combinations by EN 1990",
    "uri": "loadpath://guide/checks/en1990.md",
    "mimeType": "text/markdown"
  }
];

/** The page with which a chat shows a model, and what it has to know beside it. */
export const CHAT_PAGE = {
  "uri": "ui://loadpath/model",
  "mimeType": "text/html;profile=mcp-app",
  "_meta": {
    "ui": {
      "prefersBorder": true
    }
  },
  "config": {
    "tier": {
      "name": "pro",
      "member_limit": 9007199254740992
    }
  }
};

/** Tasks, with the text that an agent gets. */
export const PROMPTS: readonly (Prompt & { text: string })[] = [
  {
    "name": "check_a_beam",
    "title": "Check a steel beam",
    "description": "Build a beam, check it to EN 1993-1-1 and explain what governs.",
    "arguments": [
      {
        "name": "beam",
        "description": "span, section or a family to choose from, loads, supports"
      }
    ],
    "text": "Check this steel beam with Loadpath: {beam}. Build it, validate it, solve and check it. Tell me the verdict, the governing clause and combination with its utilization, the largest deflection, and what you assumed. End with a link that I can open, where your tools can make one."
  },
  {
    "name": "review_a_model",
    "title": "Review a model",
    "description": "Say what is wrong, implausible or undecided in a model that exists.",
    "arguments": [
      {
        "name": "model",
        "description": "a handle, a reference draft_..., or an open link"
      }
    ],
    "text": "Review this model with Loadpath: {model}. Look at its overview, validate it, solve and check it. List errors, then warnings, then what checks could not decide and why, then the three most used members with their clauses. Change nothing."
  },
  {
    "name": "lighten_a_model",
    "title": "Find lighter sections",
    "description": "Find the lightest sections of some families with which a model still passes.",
    "arguments": [
      {
        "name": "model",
        "description": "a handle, a reference draft_..., or an open link"
      },
      {
        "name": "families",
        "description": "families of sections, such as IPE and HEA"
      }
    ],
    "text": "Make this model lighter with Loadpath: {model}, with sections of {families}. Find the lightest that pass, set by set, and show mass and governing utilization before and after. Leave the model as it is and give me the changed one, as a link where you can."
  }
];
