import type { ActionFunctionArgs } from '@remix-run/node'
import { renderArticle } from '#app/features/blogs/render-article.server'
import { requireUser } from '#app/session/require-user.server'

/** As contract/admin/admin-article.ts has it, with room for what is cut there. */
const maxLength = 100_000

/** Draws a text that an admin is writing, for the preview beside it. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const text = String((await args.request.formData()).get('text') ?? '')
  return Response.json({ html: renderArticle(text.slice(0, maxLength)).html })
}
