"""What a chat shows of a link that is pasted into it: tags in the head of its page (Open Graph)."""

from loadpath.service.drafts.preview import HEIGHT, WIDTH
from loadpath.service.drafts.verbs import open_url_of
from loadpath.service.pages.render import render_part, show_moment
from loadpath.store.drafts import Draft

UNNAMED = "A structural model"


def link_card(base_url: str, draft: Draft) -> str:
    """Name, size and picture; whoever has the link may see all of it anyway."""
    many = "" if draft.members == 1 else "s"
    # Plates are not counted: of a model of plates alone nothing is said.
    size = f"{draft.members} member{many}. " if draft.members else ""
    return render_part(
        "link_card.html",
        title=draft.name or UNNAMED,
        description=f"{size}Open to solve it; until {show_moment(draft.expires_at)}.",
        image=f"{open_url_of(base_url, draft.id)}/preview.png",
        width=WIDTH,
        height=HEIGHT,
    )
