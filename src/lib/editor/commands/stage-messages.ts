export const commit = 'Commit…';
export const commitWords = 'git branch pull merge request push propose publish share save';
export const nothingChanged = 'No changes yet.';
export const compare = 'Before and after';
export const compareWords = 'preview compare slider side by side changes';
export const nothingToCompare = 'No changes to compare yet.';
export const against = 'Compare with…';
export const againstWords = 'version branch tag commit file earlier older diff git review history';
export const fixJson = 'Fix the JSON first.';
export const firstLook = 'First look';
export const firstLookWords = 'preview new reader landing full screen presentation';
export const findability = 'Test findability';
export const findabilityWords = 'usability tree test task readers study';
export const redirects = 'Redirects';
export const redirectsWords = 'urls moved pages old links 301 import export chains loops';
export const lost = 'Lost URLs';
export const lostWords =
  'dead old urls addresses links 404 not found history sitemap redirects broken';
export const moveFile = 'Move image or file…';
export const moveFileWords =
  'picture logo favicon video pdf font asset folder path rename file links';
export const noFiles = 'No images or other files in this folder.';
