export { BulkUploadReport, type BulkUploadReportProps, type RowProblem } from './BulkUploadReport.tsx';
