import { resource } from '../machine/resource.ts';

export const healthReport = resource('server.report', { from: 'server.report' });
