type Step = { name: string; args: string[]; env?: Record<string, string>; beside?: true }
export const commands: Record<'daily' | 'deep', Step[]>
export const reports: Record<'vitest' | 'playwright', string>
