import type { APIRequestContext, APIResponse } from '@playwright/test'

/** Posts a form as a page of the product would, with the browser's cookies. Follows no redirect. */
export async function postForm(
  { request }: { request: APIRequestContext },
  path: string,
  form: Record<string, string>,
  headers?: Record<string, string>,
): Promise<APIResponse> {
  const { origin } = new URL((await request.get('/livez')).url())
  return request.post(path, { form, headers: { origin, ...headers }, maxRedirects: 0 })
}
