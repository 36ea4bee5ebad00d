import type { DeviceDraft } from '#app/indexed-db/indexed-db'

/** A server draft of this session, as a list shows it. Times in ms since 1970. */
export type ServerDraft = { id: string; name: string; position: string; updatedAt: number }
/** A draft outside any account. `source`: where its newest text is; `device`: this device's copy. */
export type UnclaimedDraft = ServerDraft & { source: 'device' | 'server'; device?: DeviceDraft }

/**
 * Returns each draft once, newest first; if a draft is on the server and on this device, the newer text wins.
 */
export function mergeDrafts(
  server: readonly ServerDraft[],
  device: readonly DeviceDraft[],
): UnclaimedDraft[] {
  const deviceById = new Map(device.map((draft) => [draft.id, draft]))
  const serverById = new Map(server.map((draft) => [draft.id, draft]))
  const ids = [...new Set([...serverById.keys(), ...deviceById.keys()])]
  return ids
    .map((id) => newerDraft(serverById.get(id), deviceById.get(id)))
    .filter((draft) => draft !== undefined)
    .sort((a, b) => b.updatedAt - a.updatedAt)
}

function newerDraft(
  server: ServerDraft | undefined,
  device: DeviceDraft | undefined,
): UnclaimedDraft | undefined {
  if (server && (!device || device.updatedAt <= server.updatedAt))
    return { ...server, source: 'server', device }
  if (!device) return undefined
  const { id, updatedAt, resume } = device
  // Drafts stored by an earlier version may lack these fields.
  return {
    id,
    updatedAt,
    name: resume.basics?.name ?? '',
    position: resume.intention?.position ?? '',
    source: 'device',
    device,
  }
}

/** Returns a draft's display name; '' without name and position. */
export function draftName({ name, position }: Pick<ServerDraft, 'name' | 'position'>): string {
  return [name, position].filter(Boolean).join(' · ')
}
