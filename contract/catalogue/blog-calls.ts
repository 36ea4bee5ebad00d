import { z } from 'zod'
import { BlogPage, BlogSummary, BlogType, BlogDetails } from './blog'
import { forAdmins, forAnybody } from '../http/endpoint'

/** Articles for everybody, and drafts for admins. */
export const blogCalls = {
  /** Newest first, ten a page; all types unless one is given. */
  listBlogs: forAnybody.get('/api/blogs', {
    input: z.object({
      type: BlogType.optional(),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
    }),
    output: BlogPage,
  }),
  readBlog: forAnybody.get('/api/blogs/findById', {
    input: z.object({ id: z.string().min(1).max(64) }),
    output: BlogDetails,
  }),
  /** Unpublished articles, newest first. */
  listBlogDrafts: forAdmins.get('/api/admin/blogDrafts', { output: z.array(BlogSummary) }),
  readBlogDraft: forAdmins.get('/api/admin/blogDrafts/findById', {
    input: z.object({ id: z.string().min(1).max(64) }),
    output: BlogDetails,
  }),
}
