import type { Blog } from '#contract/catalogue/blog'

/** An article as its page has it. */
export type Article = Pick<Blog, 'type' | 'title' | 'summary' | 'minutes' | 'cover'> & {
  headings: { text: string }[]
}

/** All that the card of an article shows: admins change it while the product runs. */
export function articleFacts({ type, title, summary, minutes, cover, headings }: Article): unknown {
  return [type, title, summary, minutes, cover?.id, headings.map(({ text }) => text)]
}
