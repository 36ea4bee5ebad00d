/** Rooms that few pages say, each in a file of its own; what every page says is in zh-shared.ts. */
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
/** What a browser loads: a room, those of the editor, or those of all other pages people work on. */
export type TextBundle = LazyNamespace | 'edit' | 'work'

/** Any page that has no row, one that is new too, has whatever may be said where people work. */
const workspaceBundles: TextBundle[] = [
  'work',
  'edit',
  'create',
  'gallery',
  'positions',
  'pricing',
  'profile',
]

/** What pages say beside what every page says; a test reads their sources. Those that are read go without `edit`. */
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
  // Opens over any page, and comes with its own.
  [/^user-centre$/, ['profile']],
]

export function bundlesForRoute(routeId: string): readonly TextBundle[] {
  return bundlesByRoute.find(([route]) => route.test(routeId))?.[1] ?? workspaceBundles
}
