import { z } from 'zod'
import { AuditRecord } from './audit'
import { BlogSummary, BlogType } from '../catalogue/blog'
import { PhotoId } from '../resume/photo'
import { cleanLine, cleanText } from '../validation/clean-text'
import { fieldError } from '../validation/field-error-codes'

/** In characters. */
export const ArticleLimits = { title: 40, summary: 120, tags: 6, tag: 12, text: 60_000, alt: 100, slug: 60 }

/** What readers see of an article: of all that a moment has passed. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export const ArticleState = z.enum(ARTICLE_STATES)
export type ArticleState = z.infer<typeof ArticleState>

const line = (max: number) =>
  z
    .string(fieldError('required'))
    .transform(cleanLine)
    .pipe(z.string().max(max, fieldError('tooLong', max)))

/** The end of an article's address; `new` is the page where one is begun. */
export const ArticleSlug = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9-]*$/, fieldError('slug'))
  .max(ArticleLimits.slug, fieldError('tooLong', ArticleLimits.slug))
  .refine((slug) => slug !== 'new', fieldError('slug'))

/** A written article. Apart from its title everything may be missing until it is published. */
export const ArticleContent = z.object({
  type: BlogType,
  title: line(ArticleLimits.title).pipe(z.string().min(1, fieldError('required'))),
  summary: line(ArticleLimits.summary),
  tags: z
    .array(line(ArticleLimits.tag).pipe(z.string().min(1)))
    .max(ArticleLimits.tags, fieldError('tooMany', ArticleLimits.tags)),
  /** Markdown without HTML; its pictures are those of the photo store, as /photos/<id>. */
  text: z
    .string(fieldError('required'))
    .transform((text) => cleanText(text).trim())
    .pipe(z.string().max(ArticleLimits.text, fieldError('tooLong', ArticleLimits.text))),
  /** The picture over the text, by its id in the photo store; '' for none. */
  cover: PhotoId.shape.id.or(z.literal('')),
  coverAlt: line(ArticleLimits.alt),
})
export type ArticleContent = z.infer<typeof ArticleContent>

/** The slug of an article that stands in a file, else a number of its own: it stays when the slug changes. */
export const ArticleId = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })

/** A row of the list. `date`: the day of publication, null before. Times in ms since 1970. */
export const AdminArticle = z.object({
  id: z.string(),
  slug: z.string(),
  state: ArticleState,
  type: BlogType,
  title: z.string(),
  date: BlogSummary.shape.date.nullable(),
  /** When it, or its next text, appears by itself. */
  scheduledAt: z.number().int().nullable(),
  /** Readers see another text than the one that is being written. */
  hasChanges: z.boolean(),
  /** It stands in a file that came with the release. */
  isFile: z.boolean(),
  /** The nickname of who saved it last; null for a file, and once that account is erased. */
  by: z.string().nullable(),
  updatedAt: z.number().int(),
})
export type AdminArticle = z.infer<typeof AdminArticle>

/** A saved text. `publishedAt`: when it last went out, or was scheduled. */
export const ArticleVersion = z.object({
  revision: z.number().int(),
  title: z.string(),
  /** How long the text is, in characters. */
  length: z.number().int(),
  by: z.string().nullable(),
  savedAt: z.number().int(),
  publishedAt: z.number().int().nullable(),
})
export type ArticleVersion = z.infer<typeof ArticleVersion>

/** An article as its editor shows it. `revision`: 0 while only the file exists. */
export const AdminArticleDetails = AdminArticle.extend({
  revision: z.number().int(),
  content: ArticleContent,
  /** It was public once, or is about to be: its address stays. */
  isSlugFixed: z.boolean(),
  versions: z.array(ArticleVersion),
  history: z.array(AuditRecord),
})
export type AdminArticleDetails = z.infer<typeof AdminArticleDetails>

/** The revision that the change is based on. */
const Seen = z.coerce.number().int().min(0)

/** `id`: '' for a new article. `slug`: '' for a suggested one. */
export const ArticleSaveInput = ArticleContent.extend({
  id: ArticleId.shape.id.or(z.literal('')),
  seen: Seen,
  slug: z
    .string()
    .trim()
    .pipe(ArticleSlug.or(z.literal(''))),
})
export type ArticleSaveInput = z.infer<typeof ArticleSaveInput>

export const ArticleRestoreInput = ArticleId.extend({ seen: Seen, revision: z.coerce.number().int().min(0) })

export const ARTICLE_CHANGES = ['publish', 'schedule', 'unschedule', 'withdraw', 'delete'] as const
export const ArticleChangeInput = ArticleId.extend({
  to: z.enum(ARTICLE_CHANGES),
  seen: Seen,
  /** When a scheduled text appears, in ms since 1970. */
  at: z.number().int().optional(),
})
export type ArticleChangeInput = z.infer<typeof ArticleChangeInput>

export const SavedArticle = ArticleId.extend({ revision: z.number().int() })
/** What the page of an unfinished article shows; its date is today's until it is published. */
export const ArticlePreview = ArticleContent.extend(BlogSummary.pick({ date: true, minutes: true }).shape)
export type ArticlePreview = z.infer<typeof ArticlePreview>
