import { z } from 'zod'
import { BlogPage, BlogType, BlogDetails } from './blog'
import { forAnybody } from '../http/endpoint'

/** Articles as everybody reads them. */
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
  /** The types that have an article, in the order of lists. */
  listBlogTypes: forAnybody.get('/api/blogs/types', { output: z.array(BlogType) }),
}
