import { ApiCodes } from '#contract/codes'
import type { Handlers } from '../answer'
import type { Dependencies } from '../parts'
import { ApiError } from '../refusal'
import { sortArticles, paginateArticles, withNeighbours, toSummary } from '../rules/blog-order'

type Calls = 'listBlogs' | 'readBlog' | 'listBlogDrafts' | 'readBlogDraft'

export function blogRoutes({ blogs, drafts }: Dependencies): Pick<Handlers, Calls> {
  const sorted = sortArticles(blogs)
  return {
    listBlogs: (asked) => paginateArticles(sorted, asked),
    readBlog({ id }) {
      const blog = withNeighbours(sorted, id)
      if (!blog) throw new ApiError(ApiCodes.notFound, 'blogGone')
      return blog
    },

    listBlogDrafts: () => sortArticles(drafts).map(toSummary),
    readBlogDraft({ id }) {
      const draft = drafts.find((one) => one.id === id)
      // Where it will stand once it is out.
      const article = draft && withNeighbours(sortArticles([...blogs, draft]), id)
      if (!article) throw new ApiError(ApiCodes.notFound, 'blogGone')
      return article
    },
  }
}
