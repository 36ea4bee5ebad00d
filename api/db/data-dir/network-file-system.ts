const networkTypes =
  /^(nfs\d?|cifs|smb\d?|smbfs|ncpfs|afs|9p|ceph|glusterfs|lustre|beegfs|gpfs|ocfs2|fuse\.(sshfs|s3fs|rclone|glusterfs|ceph|davfs|curlftpfs|gcsfuse|juicefs|cifs|smb.*|nfs.*))$/

/**
 * Whether this mount type (third word of /proc/mounts) is a network file system, where SQLite's locks and WAL
 * do not work.
 */
export function isNetworkFileSystem(type: string): boolean {
  return networkTypes.test(type)
}

/**
 * The file system type of a path.
 * @param path absolute, with links resolved; @param mounts text of /proc/mounts
 */
export function fileSystemOf(path: string, mounts: string): string | undefined {
  let found: { point: string; type: string } | undefined
  for (const line of mounts.split('\n')) {
    const [, escaped = '', type = ''] = line.split(' ')
    const point = escaped.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8)))
    const holds = point === '/' || path === point || path.startsWith(`${point}/`)
    // A later mount on the same point hides the earlier one.
    if (point && holds && point.length >= (found?.point.length ?? 0)) found = { point, type }
  }
  return found?.type
}
