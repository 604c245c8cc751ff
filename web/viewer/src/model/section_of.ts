import type { Document, Material, Section } from 'loadpath';

/** The section of a member, by the member's id. */
export function sectionOf({ model }: Document, member: number): Section | undefined {
  const id = model.members?.find((each) => each.id === member)?.section;
  return model.sections?.find((each) => each.id === id);
}

export const materialOf = (
  { model }: Document,
  section: Section | undefined,
): Material | undefined => model.materials.find(({ id }) => id === section?.material);
