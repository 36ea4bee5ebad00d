import { ApiCodes } from '#contract/http/api-codes'
import type { Handlers } from '../http/call-handler'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { sortArticles, paginateArticles, withNeighbours, toSummary } from './list-blogs'

type Calls = 'listBlogs' | 'readBlog' | 'listBlogDrafts' | 'readBlogDraft'

export function blogRoutes({ blogs, drafts }: Dependencies): Pick<Handlers, Calls> {
  const sorted = sortArticles(blogs)
  return {
    listBlogs: (query) => paginateArticles(sorted, query),
    readBlog({ id }) {
      const blog = withNeighbours(sorted, id)
      if (!blog) throw new ApiError(ApiCodes.notFound, 'blogGone')
      return blog
    },

    listBlogDrafts: () => sortArticles(drafts).map(toSummary),
    readBlogDraft({ id }) {
      const draft = drafts.find((one) => one.id === id)
      // A draft gets the neighbours it will have once it is published.
      const article = draft && withNeighbours(sortArticles([...blogs, draft]), id)
      if (!article) throw new ApiError(ApiCodes.notFound, 'blogGone')
      return article
    },
  }
}
