import { z } from 'zod'
import { BLOG_TYPES } from './blog-types'
import { PhotoId } from '../resume/photo'

export const BlogType = z.enum(BLOG_TYPES)
export type BlogType = z.infer<typeof BlogType>

/** An article as lists show it. */
export const BlogSummary = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  type: BlogType,
  title: z.string().min(4).max(40),
  summary: z.string().min(10).max(120),
  /** Day of publication, 2026-11-02. */
  date: z.iso.date(),
  tags: z.array(z.string().min(1).max(12)).min(1).max(6),
  /** Reading time in whole minutes, at 400 characters a minute. */
  minutes: z.number().int().min(1),
  /** The picture over the text: its id in the photo store, and what it shows. */
  cover: z.object({ id: PhotoId.shape.id, alt: z.string().min(1) }).optional(),
})
export type BlogSummary = z.infer<typeof BlogSummary>

/** content/blogs/<id>.md; `text` is Markdown without HTML. */
export const Blog = BlogSummary.extend({ text: z.string().min(1) })
export type Blog = z.infer<typeof Blog>

const AdjacentBlog = BlogSummary.pick({ id: true, title: true }).nullable()
/** An article with its neighbours of the same type, and related articles. */
export const BlogDetails = Blog.extend({
  newer: AdjacentBlog,
  older: AdjacentBlog,
  related: z.array(BlogSummary).max(3),
})
export type BlogDetails = z.infer<typeof BlogDetails>

export const BlogPage = z.object({
  blogs: z.array(BlogSummary),
  page: z.number().int().min(1),
  pages: z.number().int().min(1),
})
export type BlogPage = z.infer<typeof BlogPage>
