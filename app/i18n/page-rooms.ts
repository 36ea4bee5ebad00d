/** Rooms that few pages say, each in a file of its own; what every page says is in zh-everywhere.ts. */
export const pageRooms = ['blogs', 'create', 'gallery', 'home', 'positions', 'pricing', 'profile'] as const
export type PageRoom = (typeof pageRooms)[number]
/** What a browser loads: a room, those of the editor, or those of all other pages people work on. */
export type TextPart = PageRoom | 'edit' | 'work'

/** Any page that has no row, one that is new too, has whatever may be said where people work. */
const working: TextPart[] = ['work', 'edit', 'create', 'gallery', 'positions', 'pricing', 'profile']

/** What pages say beside what every page says; a test reads their sources. Those that are read go without `edit`. */
const rows: readonly [RegExp, TextPart[]][] = [
  [/^(root|routes\/(public\/(agreement|privacy|help)|workspace\/layout|share\/shared-resume))$/, []],
  [/^routes\/public\/home$/, ['home', 'pricing', 'create']],
  [/^routes\/workspace\/pricing$/, ['pricing']],
  [/^routes\/public\/articles?$/, ['blogs']],
  [/^routes\/public\/positions?$/, ['positions']],
  [/^routes\/public\/templates?$/, ['gallery']],
  [/^routes\/editor\/create$/, ['create']],
  [/^routes\/editor\/edit-/, ['edit', 'positions']],
  [/^routes\/workspace\/my-resumes$/, ['edit', 'pricing']],
  [/^routes\/admin\//, [...working, 'blogs']],
  // Opens over any page, and comes with its own.
  [/^user-centre$/, ['profile']],
]

export function partsOf(routeId: string): readonly TextPart[] {
  return rows.find(([route]) => route.test(routeId))?.[1] ?? working
}
