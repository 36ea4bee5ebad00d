import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { handOver } from '#app/features/download/handoff.server'
import { readPostedResume } from '#app/features/download/posted-resume.server'

/** Makes a one-time link for a draft kept on the person's device. */
export async function action({ request, context: { upstream } }: ActionFunctionArgs) {
  const resume = await readPostedResume(request)
  return resume ? redirect(await handOver(upstream, resume), 303) : new Response(null, { status: 422 })
}
