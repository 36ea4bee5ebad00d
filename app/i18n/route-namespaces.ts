/** Namespaces that few pages use, each in a separate file; shared texts are in zh-shared.ts. */
export const lazyNamespaces = [
  'blogs',
  'create',
  'gallery',
  'home',
  'positions',
  'pricing',
  'profile',
] as const
export type LazyNamespace = (typeof lazyNamespaces)[number]
/** What a browser loads: one namespace, the editor's, or those of all other workspace pages. */
export type TextBundle = LazyNamespace | 'edit' | 'work'

/** A page without a row, such as a new one, gets every namespace of the workspace. */
const workspaceBundles: TextBundle[] = [
  'work',
  'edit',
  'create',
  'gallery',
  'positions',
  'pricing',
  'profile',
]

/** Each page's namespaces besides the shared ones; a test checks the sources. Reading pages omit `edit`. */
const bundlesByRoute: readonly [RegExp, TextBundle[]][] = [
  [/^(root|routes\/(public\/(agreement|privacy|help)|workspace\/layout|share\/shared-resume))$/, []],
  [/^routes\/public\/home$/, ['home', 'pricing', 'create']],
  [/^routes\/workspace\/pricing$/, ['pricing']],
  [/^routes\/public\/blogs?$/, ['blogs']],
  [/^routes\/public\/positions?$/, ['positions']],
  [/^routes\/public\/templates?$/, ['gallery']],
  [/^routes\/editor\/create-resume$/, ['create']],
  [/^routes\/editor\/edit-/, ['edit', 'positions']],
  [/^routes\/workspace\/my-resumes$/, ['edit', 'pricing']],
  [/^routes\/admin\//, [...workspaceBundles, 'blogs']],
  // Opens over any page, and loads its own namespace.
  [/^user-centre$/, ['profile']],
]

export function bundlesForRoute(routeId: string): readonly TextBundle[] {
  return bundlesByRoute.find(([route]) => route.test(routeId))?.[1] ?? workspaceBundles
}
