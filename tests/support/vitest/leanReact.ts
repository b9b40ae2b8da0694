// React's development build creates an error and a console task per element, for developer tools only.

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

// React looks for both while its modules load.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
const react: object = await import('react');
const internals = (react as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: Internals })
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks elsewhere now');
// React stops creating errors after ten thousand in a second.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
