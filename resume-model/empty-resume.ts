import { mapPersonalDetails } from '#contract/resume/optional-personal-details'
import type { Resume } from '#contract/resume/resume'
import type { Item, Section } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import type { Style } from '#contract/resume/style'

/** An entry with empty fields. */
export function emptyItem(id: string): Item {
  return {
    id,
    visible: true,
    title: '',
    subtitle: '',
    tag: '',
    place: '',
    from: '',
    to: '',
    link: '',
    note: '',
    text: '',
  }
}

/** A section of a kind with one empty entry; an empty title means the kind's own name. */
export function emptySection(kind: SectionKind, id: string, itemId: string): Section {
  return { id, kind, title: '', visible: true, items: [emptyItem(itemId)] }
}

/** A blank resume with the usual sections: education, work, project, skills, summary. */
export function emptyResume(style: Style): Resume {
  const kinds: SectionKind[] = ['education', 'work', 'project', 'skills', 'summary']
  const { gender, birth, ...otherDetails } = mapPersonalDetails(() => '')
  return {
    schemaVersion: 1,
    basics: {
      name: '',
      photo: '',
      // In the order of the schema: resumes are compared as JSON.
      gender,
      birth,
      phone: '',
      email: '',
      city: '',
      ...otherDetails,
      links: [],
      custom: [],
    },
    intention: { position: '', cities: [], salary: '', availability: '', status: '' },
    sections: kinds.map((kind, index) => emptySection(kind, `s${index + 1}`, `s${index + 1}-1`)),
    style,
  }
}

/**
 * A blank resume with the sections of another one, in its order and under its titles, each with one empty entry; on its
 * paper, with the headings of its language.
 */
export function emptyResumeLike({ sections, style: { headings, page } }: Resume, style: Style): Resume {
  return {
    ...emptyResume({ ...style, headings, page }),
    sections: sections.map(({ kind, title }, index) => ({
      ...emptySection(kind, `s${index + 1}`, `s${index + 1}-1`),
      title,
    })),
  }
}
