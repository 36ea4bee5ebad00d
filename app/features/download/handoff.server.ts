import type { Upstream } from '#app/upstream/upstream'
import type { Resume } from '#contract/resume'

/** Makes a one-time link for a resume and gives its address; it carries the file out of WeChat's browser. */
export async function handOver(upstream: Upstream, resume: Resume): Promise<string> {
  const { token } = await upstream.call('createHandoff', { resume })
  return `/handoff/${token}`
}
