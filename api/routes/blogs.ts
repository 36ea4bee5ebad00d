import { Codes } from '#contract/codes'
import type { Handlers } from '../answer'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { inOrder, pageOf, placedIn } from '../rules/blog-order'

export function blogRoutes({ blogs }: Parts): Pick<Handlers, 'listBlogs' | 'readBlog'> {
  const ordered = inOrder(blogs)
  return {
    listBlogs: (asked) => pageOf(ordered, asked),
    readBlog({ id }) {
      const blog = placedIn(ordered, id)
      if (!blog) throw new Refusal(Codes.notFound, 'blogGone')
      return blog
    },
  }
}
