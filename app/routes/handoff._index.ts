import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { handOver } from '#app/features/download/handoff.server'
import { readPostedResume } from '#app/features/download/posted-resume.server'
import { requireUser } from '#app/visit/guard.server'

/** Makes a one-time link for a draft kept on the person's device. It carries a file, so it needs a login as files do. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const resume = await readPostedResume(args.request)
  return resume
    ? redirect(await handOver(args.context.upstream, resume), 303)
    : new Response(null, { status: 422 })
}
