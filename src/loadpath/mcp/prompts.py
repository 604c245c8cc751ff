"""Tasks that a person can start by name; each is the text that the agent then gets."""

import msgspec


class Prompt(msgspec.Struct, frozen=True):
    """A task with what it needs to be told: `{name}` in its text is replaced by the argument."""

    name: str
    title: str
    description: str
    arguments: dict[str, str]
    text: str

    def fill(self, given: dict[str, str]) -> str:
        """The text for these arguments; one that is missing has the agent ask for it."""
        text = self.text
        for name in self.arguments:
            text = text.replace(f"{{{name}}}", given.get(name) or f"(ask me for the {name})")
        return text


PROMPTS = (
    Prompt(
        "check_a_beam",
        "Check a steel beam",
        "Build a beam, check it to EN 1993-1-1 and explain what governs.",
        {"beam": "span, section or a family to choose from, loads, supports"},
        "Check this steel beam with Loadpath: {beam}. Build it, validate it, solve and check it. "
        "Tell me the verdict, the governing clause and combination with its utilization, the "
        "largest deflection, and what you assumed. End with a link that I can open, where your "
        "tools can make one.",
    ),
    Prompt(
        "review_a_model",
        "Review a model",
        "Say what is wrong, implausible or undecided in a model that exists.",
        {"model": "a handle, a reference draft_..., or an open link"},
        "Review this model with Loadpath: {model}. Look at its overview, validate it, solve and "
        "check it. List errors, then warnings, then what checks could not decide and why, then "
        "the three most used members with their clauses. Change nothing.",
    ),
    Prompt(
        "lighten_a_model",
        "Find lighter sections",
        "Find the lightest sections of some families with which a model still passes.",
        {
            "model": "a handle, a reference draft_..., or an open link",
            "families": "families of sections, such as IPE and HEA",
        },
        "Make this model lighter with Loadpath: {model}, with sections of {families}. Find the "
        "lightest that pass, set by set, and show mass and governing utilization before and "
        "after. Leave the model as it is and give me the changed one, as a link where you can.",
    ),
)
