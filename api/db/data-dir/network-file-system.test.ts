import { describe, expect, test } from 'vitest'
import { fileSystemOf, isNetworkFileSystem } from './network-file-system'

describe('isNetworkFileSystem', () => {
  test.each(['nfs', 'nfs4', 'cifs', 'smb3', 'smbfs', 'fuse.sshfs', 'fuse.s3fs', '9p', 'ceph', 'lustre'])(
    '%s is a network file system',
    (type) => expect(isNetworkFileSystem(type)).toBe(true),
  )
  test.each([
    'ext4',
    'xfs',
    'btrfs',
    'zfs',
    'tmpfs',
    'overlay',
    'apfs',
    'fuse.lxcfs',
    'fuseblk',
    'nfsd-like',
  ])('%s is a local file system', (type) => expect(isNetworkFileSystem(type)).toBe(false))
})

describe('fileSystemOf', () => {
  const mounts = [
    '/dev/vda / ext4 rw 0 0',
    'server:/home /home nfs4 rw 0 0',
    'server:/two /mnt/two\\040words cifs rw 0 0',
    '/dev/vdb /home/lin ext4 rw 0 0',
    'tmpfs /home/lin xfs rw 0 0',
    '',
  ].join('\n')

  test.each([
    ['/srv/data', 'ext4'],
    ['/home', 'nfs4'],
    ['/home/wang/data', 'nfs4'],
    ['/homes/data', 'ext4'],
    ['/mnt/two words/data', 'cifs'],
    ['/home/lin/data', 'xfs'],
  ])('%s is on %s', (path, type) => {
    expect(fileSystemOf(path, mounts)).toBe(type)
  })

  test('a path is unknown without mounts', () => expect(fileSystemOf('/srv', '')).toBeUndefined())
})
