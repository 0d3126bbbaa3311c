@echo off
setlocal
cd /d "%~dp0"
net session >nul 2>&1 || (echo Jalankan sebagai administrator: klik kanan, Run as administrator. & pause & exit /b 1)
set /p SERVER=Alamat server (https://...): 
set /p KODE=Kode dari layar kasir: 
schtasks /End /TN "Agen Mustika" >nul 2>&1
node.exe mulai.mjs --server "%SERVER%" --kode "%KODE%" --hanya-pasang || (pause & exit /b 1)
rem A task of schtasks would be stopped after three days.
powershell -NoProfile -Command "Register-ScheduledTask -Force -TaskName 'Agen Mustika' -User SYSTEM -RunLevel Highest -Trigger (New-ScheduledTaskTrigger -AtStartup) -Action (New-ScheduledTaskAction -Execute '%CD%\node.exe' -Argument mulai.mjs -WorkingDirectory '%CD%') -Settings (New-ScheduledTaskSettingsSet -ExecutionTimeLimit 0 -RestartCount 999 -RestartInterval (New-TimeSpan -Minutes 1) -AllowStartIfOnBatteries -DontStopIfGoingOnBatteries) | Start-ScheduledTask" || (pause & exit /b 1)
echo Agen terpasang.
pause
