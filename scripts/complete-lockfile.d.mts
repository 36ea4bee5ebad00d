type Entry = { version: string; cpu: string[]; libc?: string[]; os?: string[]; optional: true }

export function missingEntries(lock: {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>
}): [path: string, entry: Entry][]
