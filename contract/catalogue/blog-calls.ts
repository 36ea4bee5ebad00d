import { z } from 'zod'
import { BlogPage, BlogSummary, BlogType, BlogDetails } from './blog'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** Articles for everybody, and drafts for admins. */
export const blogCalls = {
  /** Newest first, ten a page; all types unless one is given. */
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
  /** Unpublished articles, newest first. */
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
