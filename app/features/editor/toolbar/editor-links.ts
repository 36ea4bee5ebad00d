/** Pages that an editor leads to, by what its buttons call them; what is missing is not offered. */
export type EditorLinks = {
  home: string
  download: string
  versions?: string
  share?: string
  chat?: string
}
export type EditorLinkName = keyof EditorLinks

export function storedResumeLinks(id: string): Required<EditorLinks> {
  return {
    home: '/resume/my',
    download: `/resume/download?resume=${id}`,
    versions: `/resume/versions/${id}`,
    share: `/resume/share/${id}`,
    chat: `/resume/chat?resume=${id}`,
  }
}

export function draftLinks(id: string): EditorLinks {
  return { home: '/', download: `/resume/download?draft=${id}` }
}
