/**
 * The texts of a language that has singulars. Beside a text with a count, `title_one` says it for a count of 1; i18next
 * chooses it. Code and the Chinese texts name `title` alone.
 */
export type WithSingulars<Texts> = {
  [Name in keyof Texts]: Texts[Name] extends string ? string : WithSingulars<Texts[Name]>
} & { [Name in keyof Texts & string as Texts[Name] extends string ? `${Name}_one` : never]?: string }
