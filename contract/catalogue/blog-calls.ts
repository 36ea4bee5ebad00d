import { z } from 'zod'
import { BlogPage, BlogSummary, BlogType, BlogDetails } from './blog'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** What everybody may read, and what admins may before. */
export const blogCalls = {
  /** The newest first, ten a page; without a type, of all of them. */
  listBlogs: {
    method: 'GET',
    path: '/api/blogs',
    input: z.object({
      type: BlogType.optional(),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
    }),
    output: BlogPage,
  },
  readBlog: {
    method: 'GET',
    path: '/api/blogs/findById',
    input: z.object({ id: z.string().min(1).max(64) }),
    output: BlogDetails,
  },
  /** Articles that are not out yet, the newest first. */
  listBlogDrafts: {
    method: 'GET',
    path: '/api/admin/blogDrafts',
    needs: 'admin',
    input: EmptyObject,
    output: z.array(BlogSummary),
  },
  readBlogDraft: {
    method: 'GET',
    path: '/api/admin/blogDrafts/findById',
    needs: 'admin',
    input: z.object({ id: z.string().min(1).max(64) }),
    output: BlogDetails,
  },
} as const satisfies Record<string, Endpoint>
