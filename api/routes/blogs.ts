import { Codes } from '#contract/codes'
import type { Handlers } from '../answer'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { inOrder, pageOf, placedIn, summaryOf } from '../rules/blog-order'

type Calls = 'listBlogs' | 'readBlog' | 'listBlogDrafts' | 'readBlogDraft'

export function blogRoutes({ blogs, drafts }: Parts): Pick<Handlers, Calls> {
  const ordered = inOrder(blogs)
  return {
    listBlogs: (asked) => pageOf(ordered, asked),
    readBlog({ id }) {
      const blog = placedIn(ordered, id)
      if (!blog) throw new Refusal(Codes.notFound, 'blogGone')
      return blog
    },

    listBlogDrafts: () => inOrder(drafts).map(summaryOf),
    readBlogDraft({ id }) {
      const draft = drafts.find((one) => one.id === id)
      // Where it will stand once it is out.
      const placed = draft && placedIn(inOrder([...blogs, draft]), id)
      if (!placed) throw new Refusal(Codes.notFound, 'blogGone')
      return placed
    },
  }
}
