import { ErrorPage } from '#app/layouts/error-page/error-page'

/** Every unknown URL is a 404, shown by the one error page. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default ErrorPage
