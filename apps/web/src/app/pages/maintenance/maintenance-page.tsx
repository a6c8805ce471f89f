export { Maintenance as Screen } from '../../../platform/frame/maintenance.tsx';
