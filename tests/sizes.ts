/**
 * The size of a test: part of it for `npm test`, all of it for `npm run test:deep`. A test that calls it has
 * the tag `sized`, so that both commands run it.
 */
export function sizeOf<T>(daily: T, deep: T): T {
  return process.env.TEST_DEPTH === 'deep' ? deep : daily
}
