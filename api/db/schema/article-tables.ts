/** An article that an admin wrote, or one of a file (by its slug) that an admin changed. */
export type ArticleRow = {
  /** The slug of the file; a number of its own for an article without one. */
  id: string
  slug: string
  /** Counts the saved texts. */
  revision: number
  /** JSON of ArticleContent: the text that is being written. */
  draft: string
  /** JSON of PublishedContent: what went out last. Null: nothing yet, and readers see the file, if there is one. */
  published: string | null
  /** What appears at `scheduled_at` in its place. */
  scheduled: string | null
  scheduled_at: number | null
  /** 1: readers see neither `published` nor the file. */
  withdrawn: number
  /** Another random text whenever what readers see was changed; '' when it never was. */
  publication: string
  updated_at: number
  updated_by: string | null
}

/** A saved text: JSON of ArticleContent. */
export type ArticleVersionRow = {
  article_id: string
  revision: number
  content: string
  saved_at: number
  saved_by: string | null
  /** When it last went out or was scheduled. */
  published_at: number | null
}

/** A picture that any text of an article holds, earlier ones too: the cleanup keeps it. */
export type ArticlePictureRow = { article_id: string; photo_id: string }
