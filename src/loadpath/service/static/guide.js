// The search box of the guide. The index is fetched when the box is first used; what is typed stays here.
const MOST = 30;
const asked = document.getElementById("asked");
const found = document.getElementById("found");
const chapters = document.getElementById("chapters");
if (matchMedia("(max-width: 50rem)").matches) chapters.open = false;

let index = null;
function fetchIndex() {
  index ??= fetch("/guide/search.json").then((answer) => {
    if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
    return answer.json();
  });
  return index;
}

/** Places of the sections that have every word, as it is or as the beginning of another; best first. */
function search({ sections, words }, text) {
  const wanted = text.toLowerCase().split(/[^\p{L}\p{N}_.-]+/u).filter((word) => word.length > 1);
  if (wanted.length === 0) return [];
  const names = Object.keys(words);
  const scores = new Map(sections.map((_, place) => [place, 0]));
  for (const word of wanted) {
    const hits = new Map();
    for (const name of names) {
      if (!name.startsWith(word)) continue;
      for (const place of words[name]) hits.set(place, Math.max(hits.get(place) ?? 0, name === word ? 2 : 1));
    }
    for (const place of [...scores.keys()]) {
      const [, title, heading] = sections[place];
      const inHeading = heading.toLowerCase().includes(word) ? 5 : 0;
      const inTitle = title.toLowerCase().includes(word) ? 2 : 0;
      if (hits.has(place)) scores.set(place, scores.get(place) + hits.get(place) + inHeading + inTitle);
      else scores.delete(place);
    }
  }
  return [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([place]) => place);
}

function item(text, title, address) {
  const made = document.createElement("li");
  if (address === undefined) {
    made.textContent = text;
    return made;
  }
  const link = document.createElement("a");
  link.href = address;
  link.textContent = text;
  if (title !== text) {
    const page = document.createElement("span");
    page.textContent = title;
    link.append(page);
  }
  made.append(link);
  return made;
}

async function show() {
  const text = asked.value;
  found.hidden = text.trim().length < 2;
  if (found.hidden) return;
  let items;
  try {
    const fetched = await fetchIndex();
    if (asked.value !== text) return;
    const places = search(fetched, text);
    items = places.slice(0, MOST).map((place) => {
      const [address, title, heading] = fetched.sections[place];
      return item(heading, title, address);
    });
    if (items.length === 0) items.push(item(`Nothing has “${text.trim()}”.`));
    if (places.length > MOST) items.push(item(`and ${places.length - MOST} more`));
  } catch (error) {
    index = null;
    items = [item(`The search could not be fetched: ${error.message}.`)];
  }
  found.replaceChildren(...items);
}

asked.addEventListener("focus", () => fetchIndex().catch(() => (index = null)), { once: true });
asked.addEventListener("input", show);
document.getElementById("search").addEventListener("submit", (event) => {
  event.preventDefault();
  found.querySelector("a")?.click();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") found.hidden = true;
});
